import { hasAccountForm } from '../identifiers/account-number.ts'
import { err, ok, type Result } from '../result.ts'
import { formatElqr, type Elqr } from './elqr.ts'

/** What a code of this bank leads to: an account, or a cash register of an outlet. */
export type QrRecipient =
  | { readonly account: string }
  | { readonly salePointCode: string; readonly cashCode: string }

const services = { account: 'ACC', register: 'POS' } as const

/** How the bank's own codes are issued; configured by the bank. */
export interface QrIssuer {
  readonly provider: string
  /** The address before `#`, which leads a phone without a banking application to a page of the bank. */
  readonly address: string
}

export interface SaleCode {
  readonly recipient: QrRecipient
  readonly name: string
  readonly amountMinor?: bigint
  /** A dynamic code is paid once. */
  readonly isDynamic: boolean
  /** Names the code; its sales carry it. */
  readonly transaction?: string
  readonly comment?: string
}

export function formatSaleCode({ recipient, ...code }: SaleCode, issuer: QrIssuer): string {
  return formatElqr({
    ...code,
    ...issuer,
    ...('account' in recipient
      ? { service: services.account, recipient: recipient.account }
      : { service: services.register, recipient: recipient.salePointCode + recipient.cashCode }),
  })
}

const registerNumber = /^(\d{6})(\d{3})$/

/** Whom a code of this bank pays. */
export function recipientOfCode(
  { provider, service, recipient }: Pick<Elqr, 'provider' | 'service' | 'recipient'>,
  issuer: Pick<QrIssuer, 'provider'>,
): Result<QrRecipient, 'QR_RECIPIENT_UNKNOWN'> {
  if (provider !== issuer.provider) return err('QR_RECIPIENT_UNKNOWN')
  if (service === services.account && hasAccountForm(recipient)) return ok({ account: recipient })
  const [, salePointCode, cashCode] = registerNumber.exec(recipient) ?? []
  return service === services.register && salePointCode && cashCode
    ? ok({ salePointCode, cashCode })
    : err('QR_RECIPIENT_UNKNOWN')
}
