import type { LocalizedText } from '../language.ts'
import type { Instant } from '../time/instant.ts'

/**
 * What an API key can be allowed to call, in groups that a director understands. Which operations a
 * group holds stands beside the operations themselves; nothing that signs, sends or changes rights is
 * in any of them.
 */
export const apiKeyApis = [
  'ACCOUNTS',
  'CARDS',
  'PAYMENTS',
  'PAYMENT_DRAFTS',
  'RATES',
  'REFERENCE',
] as const
export type ApiKeyApi = (typeof apiKeyApis)[number]

export const apiKeyApiNames: Readonly<Record<ApiKeyApi, LocalizedText>> = {
  ACCOUNTS: {
    ru: 'Счета, остатки и операции',
    ky: 'Эсептер, калдыктар жана операциялар',
    en: 'Accounts, balances and operations',
  },
  CARDS: {
    ru: 'Карты, лимиты и операции по картам',
    ky: 'Карталар, лимиттер жана карта операциялары',
    en: 'Cards, limits and card operations',
  },
  PAYMENTS: {
    ru: 'История платежей',
    ky: 'Төлөмдөрдүн тарыхы',
    en: 'Payment history',
  },
  PAYMENT_DRAFTS: {
    ru: 'Черновики платежей',
    ky: 'Төлөмдөрдүн караламалары',
    en: 'Payment drafts',
  },
  RATES: {
    ru: 'Курсы валют',
    ky: 'Валюта курстары',
    en: 'Exchange rates',
  },
  REFERENCE: {
    ru: 'Справочники и время приёма',
    ky: 'Маалымдамалар жана кабыл алуу убактысы',
    en: 'Reference data and cut-off times',
  },
}

/** How long a key works (specification: API key active for 90 days). */
export const apiKeyLifeDays = 90
const dayMs = 24 * 60 * 60_000

/** The moment from which a key opens nothing any more. */
export function apiKeyValidUntil(createdAt: Instant): Instant {
  return createdAt + apiKeyLifeDays * dayMs
}

/** NEW: a key may be made; ACTIVE: it works; INACTIVE: it has ended, only the bank lets a new one be made. */
export type ApiKeyState = 'NEW' | 'ACTIVE' | 'INACTIVE'

/** The last key of an organisation, as far as its state depends on it. */
export interface ApiKeyLife {
  readonly validUntil: Instant
  /** When it was switched off before its time. */
  readonly endedAt: Instant | undefined
  /** When the bank's office or a supervisor allowed a new one in its place. */
  readonly reissueAllowedAt: Instant | undefined
}

/** The state of an organisation's API key; of one that never had any when `last` is undefined. */
export function apiKeyState(last: ApiKeyLife | undefined, now: Instant): ApiKeyState {
  if (last === undefined || last.reissueAllowedAt !== undefined) return 'NEW'
  return apiKeyIsActive(last, now) ? 'ACTIVE' : 'INACTIVE'
}

/** A key works until its last moment, unless it was switched off or replaced. */
export function apiKeyIsActive(key: ApiKeyLife, now: Instant): boolean {
  return key.endedAt === undefined && key.reissueAllowedAt === undefined && key.validUntil > now
}
