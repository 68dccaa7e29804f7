import type { NotificationDetails } from '@tartip/domain/notification/notification-code'
import { noticeOfPayment, type Concerned } from '@tartip/domain/notification/notices-of-payment'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { Instant } from '@tartip/domain/time/instant'

import type { Notice } from '../modules/notification/public.ts'
import type { SeedPayment } from '../modules/payment/public.ts'
import { demoId } from './demo-identifiers.ts'
import { rolesOf, type DemoWorld, type WorldOrganisation } from './demo-world.ts'

/** The company with notifications at the start; the others begin without. */
const noticeCompany = 'altyn-dobo'
const noticeDays = 7
const dayMs = 86_400_000

const securityNotice = {
  title: {
    ru: 'Банк не спрашивает коды и пароли',
    ky: 'Банк кодду жана сырсөздү сурабайт',
    en: 'The bank never asks for codes or passwords',
  },
  text: {
    ru: 'Если кто-то просит назвать код из SMS или приложения, позвоните нам: 7711.',
    ky: 'Кимдир бирөө SMS же тиркемедеги кодду сураса, бизге чалыңыз: 7711.',
    en: 'If somebody asks for a code from an SMS or the app, call us: 7711.',
  },
} as const

/** Notifications that people have on the morning when the demo begins. */
export function demoNotices(
  world: DemoWorld,
  documents: readonly SeedPayment[],
  now: Instant,
): readonly Notice[] {
  const company = world.organisations.find(({ key }) => key === noticeCompany)
  if (!company) return []
  const people = recipientsOf(world, company)
  const { legalPartyId } = company
  return [
    bankMessage(legalPartyId, people),
    ...documents
      .filter(one => one.legalPartyId === legalPartyId && one.updatedAt > now - noticeDays * dayMs)
      .toSorted((a, b) => a.updatedAt - b.updatedAt)
      .flatMap(document => noticesOf(document, people)),
  ]
}

function noticesOf(document: SeedPayment, people: readonly Concerned[]): readonly Notice[] {
  const { id, createdBy, statusCode, legalPartyId } = document
  const step = {
    action: 'seed',
    createdBy,
    fromStatus: null,
    toStatus: statusCode,
    statusNow: statusCode,
  }
  // Executed payments are old news; incoming and outgoing payments show in the account.
  const found = statusCode === 'SUCCESS' ? undefined : noticeOfPayment(step, people)
  if (!found || id === undefined) return []
  return [{ ...found, legalPartyId, source: `demo ${id}`, details: detailsOf(document, id) }]
}

function detailsOf(document: SeedPayment, paymentId: string): NotificationDetails {
  const { operationCode, transferNum, amountMinor, currency, recipientName } = document
  return {
    paymentId,
    operationCode,
    ...(transferNum === undefined ? {} : { transferNum }),
    amount: toDecimal(amountMinor, currency),
    currency,
    name: recipientName,
    ...(document.description === undefined ? {} : { reason: document.description }),
    ...(document.errorCode === undefined ? {} : { errorCode: document.errorCode }),
  }
}

function bankMessage(legalPartyId: string, people: readonly Concerned[]): Notice {
  const words = (language: 'ru' | 'ky' | 'en') => ({
    title: securityNotice.title[language],
    text: securityNotice.text[language],
  })
  return {
    legalPartyId,
    personIds: people.map(({ personId }) => personId),
    code: 'BANK_MESSAGE',
    source: `demo ${demoId('bank message', 'codes')}`,
    details: { words: { ru: words('ru'), ky: words('ky'), en: words('en') } },
  }
}

/** By the grants of the demo: whoever signs or creates documents may read the payer account. */
function recipientsOf(world: DemoWorld, company: WorldOrganisation): readonly Concerned[] {
  return rolesOf(world)
    .filter(({ organisation }) => organisation.key === company.key)
    .map(({ person, role: { signRight } }) => ({
      personId: person.personId,
      signRight,
      postVerificationStatus: person.postVerificationStatus,
      isActive: true,
      mayRead: signRight !== 'CASHIER' && signRight !== 'NONE',
      isNotifiedOfAccount: signRight === 'FIRST',
    }))
}
