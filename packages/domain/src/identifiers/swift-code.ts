/** The country in a SWIFT code; RU for a Russian bank's own code of nine digits; undefined for any other text. */
export function countryOfBank(code: string): string | undefined {
  if (/^0\d{8}$/.test(code)) return 'RU'
  return /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(code)?.[1]
}

/** Whether two codes are of one bank: a head office may be written with XXX or without. */
export const isSameBank = (one: string, other: string): boolean =>
  one.length >= 8 && one.slice(0, 8) === other.slice(0, 8)

/** Territories whose banks keep accounts with the country code of a larger neighbour. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  GB: ['GG', 'IM', 'JE'],
  FR: ['BL', 'GF', 'GP', 'MC', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
}

/** Whether an account of one country may be kept at a bank of the other. */
export const isSameBanking = (accountCountry: string, bankCountry: string): boolean =>
  accountCountry === bankCountry || (neighbours[accountCountry]?.includes(bankCountry) ?? false)

/**
 * Whether the key digit of a Russian account fits the bank's own code: the last three digits of the code and the
 * account, weighed 7, 1, 3, give a sum that ends in zero. Only of numbers of the right length.
 */
export function russianKeyHolds(bankCode: string, account: string): boolean {
  if (!/^\d{9}$/.test(bankCode) || !/^\d{20}$/.test(account)) return true
  const weights = [7, 1, 3]
  const digits = [...(bankCode.slice(-3) + account)]
  const sum = digits.reduce(
    (total, digit, index) =>
      total + ((Number.parseInt(digit, 10) * (weights[index % 3] ?? 0)) % 10),
    0,
  )
  return sum % 10 === 0
}
