import { aContract } from '@tartip/bank-twin/testing/a-contract'
import { sql } from 'kysely'

import {
  organisationId,
  otherOrganisationId,
  testActor,
} from '../modules/payment/testing/test-people.ts'
import type { LetterBank } from './letter-bank.ts'

export const creator = testActor('CREATOR')
export const first = testActor('FIRST')
export const outsider = testActor('FIRST', {
  legalPartyId: otherOrganisationId,
  personId: '20000000-0000-4000-8000-0000000000aa',
})
export const letter = (more: object = {}) => ({
  legalPartyId: organisationId,
  subjectCode: 'PAYMENTS',
  title: 'Розыск платежа № 17',
  message: 'Просим подтвердить зачисление.',
  ...more,
})
const results = '{ letterId ok statusCode errorCode }'
export const texts = {
  draft: 'mutation($letter: DraftLetterInput!) { draftLetter(letter: $letter) }',
  answer: 'mutation($answer: AnswerLetterInput!) { answerToLetter(answer: $answer) }',
  delete: 'mutation($letter: LetterRef!) { deleteLetter(letter: $letter) }',
  send: `mutation($letter: LettersRef!) { forSigningLetter(letter: $letter) ${results} }`,
  sign: `mutation($sign: SignLettersInput!) { signingLetter(sign: $sign) ${results} }`,
  read: `mutation($letter: LettersRef!) { takeForProcessing(letter: $letter) ${results} }`,
  change: `mutation($change: ChangeLetterStatusInput!) { changeStatus(change: $change) ${results} }`,
  one: `query($letter: LetterRef!) { getLetterById(letter: $letter) {
    id title message letterStatus digest version fileName fileId userShortName userRole recipientName
    senderName referenceLetterId description canEdit canDelete canSign canSendForSigning canRevoke
    canMarkAsRead canAnswer } }`,
  file: 'query($letter: LetterRef!) { getBase64(letter: $letter) { fileName base64 } }',
  texts: `query($letter: LettersRef!) { getTextsToSign(letter: $letter) {
    letterId digest canonicalText } }`,
  history: `query($letter: LetterRef!) { getLetterStatusHistory(letter: $letter) {
    statusCode updatedBy comment } }`,
  outgoing: `query($filter: LetterFilter!) { getAllLettersForOutgoing(filter: $filter) {
    amountElements list { id title letterStatus } } }`,
  incoming: `query($filter: LetterFilter!) { getAllLettersForIncoming(filter: $filter) {
    amountElements list { id title letterStatus senderName } } }`,
  subjects: '{ getLetterSubjects { code name hint needsTitle } }',
  pages: `query($filter: LetterFilter!, $pageable: PageableInput) {
    getAllLettersForOutgoing(filter: $filter, pageable: $pageable) {
      amountElements amountPages asOf list { title } } }`,
  unread: 'query($id: ID!) { getAmountNotProcessedStatus(legalPartyId: $id) }',
}
type Results = readonly { letterId: string; ok: boolean; statusCode: string; errorCode: string }[]
export type Wire = Readonly<Record<string, unknown>> & {
  readonly digest: string
  readonly version: number
}
export type Page = {
  readonly amountElements: number
  readonly amountPages?: number
  readonly asOf?: string
  readonly list: readonly Wire[]
}

export const refOf = (letterId: string) => ({ letter: { legalPartyId: organisationId, letterId } })
export const refsOf = (...letterIds: string[]) => ({
  letter: { legalPartyId: organisationId, letterIds },
})

/** The calls that tests of letters make, on the bank of the running test. */
export function letterCalls(bank: () => LetterBank) {
  const draft = async (actor = creator, more: object = {}) =>
    (await bank().call<string>(actor, texts.draft, { letter: letter(more) })).answer
  const find = (letterId: string, actor = creator) =>
    bank().call<Wire>(actor, texts.one, refOf(letterId))
  const statusOf = async (letterId: string) => (await find(letterId)).answer['letterStatus']

  /** A letter that waits for the first signatory. */
  async function waiting(more: object = {}): Promise<{ letterId: string; digest: string }> {
    const letterId = await draft(creator, more)
    await bank().call(creator, texts.send, refsOf(letterId))
    return { letterId, digest: (await find(letterId)).answer.digest }
  }
  let codes = 0
  const code = () => String(100_000 + (codes += 1))
  const sign = (sent: { letterId: string; digest: string }, actor = first, key?: string) =>
    bank().call<Results>(
      actor,
      texts.sign,
      {
        sign: {
          legalPartyId: organisationId,
          letterIds: [sent.letterId],
          digests: [sent.digest],
          otpCode: code(),
        },
      },
      key,
    )
  async function signed(more: object = {}) {
    const sent = await waiting(more)
    await sign(sent)
    return sent.letterId
  }
  const atBank = () => bank().twin.services.desks.letters.open(50)
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}`.execute(bank().database.ownerDb)
    return rows[0]?.count
  }

  /** The officers write a letter, and the product takes it over. */
  async function fromBank(title = 'Изменение тарифов'): Promise<string> {
    const { services } = bank().twin
    const contract = aContract({ contractId: bank().twin.newId(), legalPartyId: organisationId })
    await services.seeds.people.addContracts([contract])
    await services.desks.letters.write(organisationId, title, 'Тарифы меняются с 1 января.')
    await bank().runJobs()
    const filter = { legalPartyId: organisationId, search: title }
    const { answer } = await bank().call<Page>(creator, texts.incoming, { filter })
    return String(answer.list[0]?.['id'])
  }

  return { draft, find, statusOf, waiting, sign, signed, atBank, count, fromBank }
}
