import type {
  PayDaApplication,
  PosApplication,
  SellerApplication,
} from '@tartip/bank-ports/bank-tasks'
import { parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { parsePersonInn, type InnError } from '@tartip/domain/identifiers/inn'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import { err, ok, type Failure, type Result } from '@tartip/domain/result'
import { readVisibleText } from '@tartip/domain/text/visible-text'
import type { LocalDate } from '@tartip/domain/time/instant'

export type ApplicationRefusal = 'APPLICATION_INVALID' | InnError

export interface SellerInput {
  readonly individualInn: string
  readonly fullName: string
  readonly mobile: string
  readonly locationId?: string | null | undefined
}

const longestText = 300
const mostTerminals = 100
const mostOffers = 10

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
  const texts = readTexts({ fullName: input.fullName })
  if (!texts.ok) return texts
  const phone = parsePhone(input.mobile)
  if (!phone.ok) return wrong('mobile')
  const place = input.locationId ?? undefined
  if (place !== undefined && !isShortCode(place)) return wrong('locationId')
  return ok({
    inn: inn.value,
    fullName: texts.value.fullName,
    phone: phone.value,
    ...(place === undefined ? {} : { locationId: place }),
  })
}

/** An order of terminals; its photographs were brought before and are looked up by their ids. */
export function parsePosApplication(
  input: Omit<PosApplication, 'photoKeys'>,
): Result<PosApplication, ApplicationRefusal> {
  const { legalAddress, actualAddress, mainActivity, storeName, storeAddress } = input
  const { accountType, clientContactName, clientContactAddress, workingDays } = input
  const texts = readTexts({
    legalAddress,
    actualAddress,
    mainActivity,
    storeName,
    storeAddress,
    accountType,
    clientContactName,
    clientContactAddress,
    workingDays,
  })
  if (!texts.ok) return texts
  const account = parseAccountNumber(input.clientAccount)
  if (!account.ok) return wrong('clientAccount')
  const phone = parsePhone(input.clientContactNumber)
  if (!phone.ok) return wrong('clientContactNumber')
  const { offerTypes, terminalsCount } = input
  const isOffer = offerTypes.length >= 1 && offerTypes.length <= mostOffers
  if (!isOffer || !offerTypes.every(isShortCode)) return wrong('offerTypes')
  if (terminalsCount < 1 || terminalsCount > mostTerminals) return wrong('terminalsCount')
  return ok({
    ...texts.value,
    clientAccount: account.value,
    clientContactNumber: phone.value,
    offerTypes: [...new Set(offerTypes)],
    terminalsCount,
    hasSecurity: input.hasSecurity,
    hasClientKkm: input.hasClientKkm,
    photoKeys: [],
  })
}

/** An order of the bank's Pay-Da service. */
export function parsePayDaApplication(
  input: PayDaApplication,
): Result<PayDaApplication, ApplicationRefusal> {
  const { storeName, storeAddress, contactName } = input
  const texts = readTexts({ storeName, storeAddress, contactName })
  if (!texts.ok) return texts
  const account = parseAccountNumber(input.clientAccount)
  if (!account.ok) return wrong('clientAccount')
  const phone = parsePhone(input.contactNumber)
  if (!phone.ok) return wrong('contactNumber')
  const { website } = input
  if (website !== undefined && !isWebsite(website)) return wrong('website')
  return ok({
    ...texts.value,
    clientAccount: account.value,
    contactNumber: phone.value,
    ...(website === undefined ? {} : { website }),
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

function isWebsite(text: string): boolean {
  if (text.length > longestText || !URL.canParse(text)) return false
  return ['http:', 'https:'].includes(new URL(text).protocol)
}
