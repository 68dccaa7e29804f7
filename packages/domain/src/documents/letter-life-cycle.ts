import type { LocalizedText } from '../language.ts'
import type { Viewer } from '../people/viewer.ts'
import { may } from '../people/policy.ts'
import { err, holds, type Verdict } from '../result.ts'
import type { Instant } from '../time/instant.ts'
import {
  createLifeCycle,
  personOf,
  youAreTheCreator,
  type DocumentActor,
  type DocumentRefusal,
  type DocumentState,
} from './life-cycle.ts'

/** Every status of a letter, in the order of its life. Incoming ones have NOT_PROCESSED and PROCESSED. */
export const letterStatuses = [
  'DRAFT',
  'ON_VERIFICATION',
  'FIRST_SIGN_IN_PAY_CONTROL',
  'CANCELED',
  'TIMEOUT_CANCELED',
  'NOT_PROCESSED',
  'IN_PROCESSING',
  'PROCESSED',
] as const
export type LetterStatus = (typeof letterStatuses)[number]
export type IncomingLetterStatus = Extract<LetterStatus, 'NOT_PROCESSED' | 'PROCESSED'>

export const letterActions = [
  'edit',
  'delete',
  'sendForSigning',
  'sign',
  'revoke',
  'signatureLapsed',
  'payControlConfirm',
  'payControlRefuse',
  'payControlTimeOut',
  'takeForProcessing',
  'answer',
  'refuse',
  'markAsRead',
] as const
export type LetterAction = (typeof letterActions)[number]

export type LetterState = DocumentState<LetterStatus>
export type LetterRefusal = DocumentRefusal | 'DOCUMENT_CHANGED_MEANWHILE'

interface LetterLifeCycleTypes {
  readonly state: LetterState
  readonly action: LetterAction
  readonly refusal: LetterRefusal
  readonly moment: { readonly now: Instant }
}

const first = { by: 'signatory', stage: 1, family: 'ordinary' } as const
const firstPhone = { by: 'phone', stage: 1, family: 'payControl' } as const

/**
 * A letter to the bank. One signature is needed, the first signatory's, whatever the scheme. Signed,
 * it is at the bank, whose officer takes it into work and answers it.
 */
export const outgoingLetterLifeCycle = createLifeCycle<LetterLifeCycleTypes>({
  transitions: [
    { from: 'DRAFT', action: 'edit', by: 'creator', to: 'DRAFT' },
    { from: 'DRAFT', action: 'delete', by: 'creator', to: null },
    {
      from: 'DRAFT',
      action: 'sendForSigning',
      by: 'creator',
      to: 'ON_VERIFICATION',
      family: 'ordinary',
    },
    {
      from: 'DRAFT',
      action: 'sendForSigning',
      by: 'creator',
      to: 'FIRST_SIGN_IN_PAY_CONTROL',
      family: 'payControl',
    },

    // A first signatory signs their own letter at once.
    { from: 'DRAFT', action: 'sign', ...first, to: 'NOT_PROCESSED' },
    { from: 'ON_VERIFICATION', action: 'sign', ...first, to: 'NOT_PROCESSED' },
    { from: 'ON_VERIFICATION', action: 'revoke', ...first, to: 'CANCELED' },

    {
      from: 'FIRST_SIGN_IN_PAY_CONTROL',
      action: 'payControlConfirm',
      ...firstPhone,
      to: 'NOT_PROCESSED',
    },
    {
      from: 'FIRST_SIGN_IN_PAY_CONTROL',
      action: 'payControlRefuse',
      ...firstPhone,
      to: 'CANCELED',
    },
    {
      from: 'FIRST_SIGN_IN_PAY_CONTROL',
      action: 'payControlTimeOut',
      by: 'phone',
      to: 'TIMEOUT_CANCELED',
    },
    {
      from: 'FIRST_SIGN_IN_PAY_CONTROL',
      action: 'payControlTimeOut',
      by: 'clock',
      to: 'TIMEOUT_CANCELED',
    },

    // The signer may not sign any more before the bank got the letter.
    {
      from: 'NOT_PROCESSED',
      action: 'signatureLapsed',
      by: 'clock',
      to: 'ON_VERIFICATION',
      family: 'ordinary',
    },
    {
      from: 'NOT_PROCESSED',
      action: 'signatureLapsed',
      by: 'clock',
      to: 'FIRST_SIGN_IN_PAY_CONTROL',
      family: 'payControl',
    },

    { from: 'NOT_PROCESSED', action: 'refuse', by: 'bank', to: 'CANCELED' },
    { from: 'NOT_PROCESSED', action: 'takeForProcessing', by: 'officer', to: 'IN_PROCESSING' },
    { from: 'IN_PROCESSING', action: 'answer', by: 'officer', to: 'PROCESSED' },
  ],
  stages: [
    { family: 'ordinary', stage: 1, waiting: 'ON_VERIFICATION', done: 'NOT_PROCESSED' },
    { family: 'payControl', stage: 1, waiting: 'FIRST_SIGN_IN_PAY_CONTROL', done: 'NOT_PROCESSED' },
  ],
  stagesOfScheme: () => [1],
  abilities: { creator: 'letters.write', signatory: 'letters.sign' },
  conditions: { sendForSigning: [payControlIsReady], sign: [draftIsYours] },
  progress: { by: 'officer', actions: ['takeForProcessing', 'answer'] },
  changedMeanwhile: 'DOCUMENT_CHANGED_MEANWHILE',
})

/** The first signatory has signed what the letter says now, whatever has become of it since. */
export function letterIsSigned({ signatures, digest }: LetterState): boolean {
  const [signature, ...more] = signatures
  return more.length === 0 && signature?.stage === 1 && signature.digest === digest
}

/** A letter from the bank: new until somebody who answers letters has read it. Nobody signs it. */
export const incomingLetterLifeCycle = createLifeCycle<LetterLifeCycleTypes>({
  transitions: [{ from: 'NOT_PROCESSED', action: 'markAsRead', by: 'recipient', to: 'PROCESSED' }],
  stages: [],
  abilities: { recipient: 'letters.write' },
  conditions: {},
  changedMeanwhile: 'DOCUMENT_CHANGED_MEANWHILE',
})

/** A draft is seen only by the person who writes it; everything else by whoever reads letters. */
export function letterIsVisibleTo(
  letter: Pick<LetterState, 'statusCode' | 'createdBy' | 'legalPartyId'>,
  viewer: Viewer,
): boolean {
  if (letter.legalPartyId !== viewer.legalPartyId || !may(viewer, 'letters.read').ok) return false
  return letter.statusCode !== 'DRAFT' || letter.createdBy === viewer.personId
}

export const letterStatusNames: {
  readonly outgoing: Readonly<Record<LetterStatus, LocalizedText>>
  readonly incoming: Readonly<Record<IncomingLetterStatus, LocalizedText>>
} = {
  outgoing: {
    DRAFT: { ru: 'Черновик', ky: 'Каралама', en: 'Draft' },
    ON_VERIFICATION: { ru: 'Ожидает подписи', ky: 'Кол тамга күтүлүүдө', en: 'Awaiting signature' },
    FIRST_SIGN_IN_PAY_CONTROL: {
      ru: 'Ожидает подписи в PayControl',
      ky: 'PayControl: кол тамга күтүлүүдө',
      en: 'PayControl: awaiting signature',
    },
    CANCELED: { ru: 'Отклонено', ky: 'Четке кагылды', en: 'Rejected' },
    TIMEOUT_CANCELED: {
      ru: 'Истёк срок подписи',
      ky: 'Кол коюу мөөнөтү өттү',
      en: 'Signature timed out',
    },
    NOT_PROCESSED: { ru: 'Отправлено в банк', ky: 'Банкка жөнөтүлдү', en: 'Sent to the bank' },
    IN_PROCESSING: { ru: 'В обработке', ky: 'Иштетилүүдө', en: 'In processing' },
    PROCESSED: { ru: 'Обработано', ky: 'Иштетилди', en: 'Processed' },
  },
  incoming: {
    NOT_PROCESSED: { ru: 'Новое', ky: 'Жаңы', en: 'New' },
    PROCESSED: { ru: 'Прочитано', ky: 'Окулду', en: 'Read' },
  },
}

function payControlIsReady(
  _letter: LetterState,
  _moment: { readonly now: Instant },
  by: DocumentActor,
): Verdict<LetterRefusal> {
  const person = personOf(by)
  return person ? outgoingLetterLifeCycle.payControlIsReady(person) : err('FORBIDDEN')
}

/** Nobody signs what another person has not sent for signing yet. */
function draftIsYours(
  letter: LetterState,
  _moment: { readonly now: Instant },
  by: DocumentActor,
): Verdict<LetterRefusal> {
  if (letter.statusCode !== 'DRAFT') return holds
  const person = personOf(by)
  return person ? youAreTheCreator(letter, person) : err('FORBIDDEN')
}
