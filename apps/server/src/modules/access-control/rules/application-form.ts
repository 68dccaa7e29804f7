import type {
  PayDaApplication,
  PosApplication,
  SellerApplication,
} from '@tartip/bank-ports/bank-tasks'
import { parsePersonInn, type InnError } from '@tartip/domain/identifiers/inn'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import {
  cleanTexts,
  longestText,
  orderTexts,
  payDaOrderFailures,
  payDaTexts,
  sellerFailures,
  terminalOrderFailures,
  type SellerDetails,
} from '@tartip/domain/outlets/terminal-order'
import { err, ok, type Failure, type Result } from '@tartip/domain/result'
import { withoutBlanks } from '@tartip/domain/text/blanks'
import { readVisibleText } from '@tartip/domain/text/visible-text'
import type { LocalDate } from '@tartip/domain/time/instant'

export type ApplicationRefusal = 'APPLICATION_INVALID' | InnError

export interface SellerInput extends SellerDetails {
  readonly locationId?: string | null | undefined
}

/** The refusal names the first field that cannot be taken in `field`. */
const wrong = (field: string): Failure<'APPLICATION_INVALID'> =>
  err('APPLICATION_INVALID', { field })

/** A seller: a person's tax number, a name and a Kyrgyz phone. */
export function parseSeller(
  input: SellerInput,
  today: LocalDate,
): Result<SellerApplication, ApplicationRefusal> {
  const inn = parsePersonInn(input.individualInn, today)
  if (!inn.ok) return inn
  const [failure] = sellerFailures(input, today)
  if (failure) return wrong(failure.field)
  const phone = parsePhone(input.mobile)
  if (!phone.ok) return wrong('mobile')
  const place = input.locationId ?? undefined
  if (place !== undefined && !isShortCode(place)) return wrong('locationId')
  return ok({
    inn: inn.value,
    ...cleanTexts(input, ['fullName']),
    phone: phone.value,
    ...(place === undefined ? {} : { locationId: place }),
  })
}

/** An order of terminals; its photographs were brought before and are looked up by their ids. */
export function parsePosApplication(
  input: Omit<PosApplication, 'photoKeys'>,
): Result<PosApplication, ApplicationRefusal> {
  const { terminalsCount, hasSecurity, hasClientKkm } = input
  const [failure] = terminalOrderFailures({ ...input, terminalsCount: String(terminalsCount) })
  if (failure) return wrong(failure.field)
  const texts = readTexts({ accountType: input.accountType })
  const phone = parsePhone(input.clientContactNumber)
  if (!texts.ok) return texts
  if (!phone.ok) return wrong('clientContactNumber')
  return ok({
    ...cleanTexts(input, orderTexts),
    ...texts.value,
    clientAccount: withoutBlanks(input.clientAccount),
    clientContactNumber: phone.value,
    offerTypes: input.offerTypes,
    terminalsCount,
    hasSecurity,
    hasClientKkm,
    photoKeys: [],
  })
}

/** An order of the bank's Pay-Da service. */
export function parsePayDaApplication(
  input: PayDaApplication,
): Result<PayDaApplication, ApplicationRefusal> {
  const { website } = input
  const [failure] = payDaOrderFailures({ ...input, website: website ?? '' })
  if (failure) return wrong(failure.field)
  const phone = parsePhone(input.contactNumber)
  if (!phone.ok) return wrong('contactNumber')
  return ok({
    ...cleanTexts(input, payDaTexts),
    clientAccount: withoutBlanks(input.clientAccount),
    contactNumber: phone.value,
    ...(website ? { website } : {}),
  })
}

/** Every text filled in, of sensible length, and read by the officer exactly as it was written. */
function readTexts<Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Result<Record<Name, string>, 'APPLICATION_INVALID'> {
  const read: Record<Name, string> = { ...texts }
  for (const name of Object.keys(texts) as Name[]) {
    const text = readVisibleText(texts[name])
    if (!text.ok || text.value === '' || text.value.length > longestText) return wrong(name)
    read[name] = text.value
  }
  return ok(read)
}

const isShortCode = (text: string): boolean => /^[\w-]{1,64}$/.test(text)
