import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { err, ok } from '@tartip/domain/result'
import { beforeEach, describe, expect, test } from 'vitest'

import { AnswerExists, type AnswerToStore } from '../../idempotency/idempotency-store.ts'
import type { DocumentChange, StoredDocument } from '../document-kind.ts'
import type { DocumentStorage } from '../store/document-store.ts'

type Step<D extends StoredDocument, A extends string> = DocumentChange<D, A>

/** A store of one kind of document, and the drafts that the contract puts into it. */
export interface ContractedStore<D extends StoredDocument, A extends string> {
  readonly storage: Pick<
    DocumentStorage<D, A>,
    'inTransaction' | 'inWrites' | 'writeAtOnce' | 'findForStep' | 'earlierAnswer'
  >
  /** A draft of its own for each number. */
  draft(number: number): D
  /** As the creator's screen reads it. */
  find(document: D): Promise<D | undefined>
  readonly otherOrganisationId: string
  readonly changedMeanwhile: ErrorCode
}

export function creationOf<D extends StoredDocument, A extends string>(document: D): Step<D, A> {
  const { createdBy: personId, createdAt: at } = document
  const by = { kind: 'person', sessionId: 'session', ip: '192.0.2.1', traceId: 'trace' } as const
  return { action: 'create', document, steps: ['DRAFT'], at, by: { ...by, personId } }
}

function sendingOf<D extends StoredDocument, A extends string>(document: D): Step<D, A> {
  const { statusCode, digest, version } = document
  return {
    ...creationOf<D, A>({ ...document, statusCode: 'ON_VERIFICATION', version: version + 1 }),
    action: 'sendForSigning' as A,
    before: { statusCode, digest },
    steps: ['ON_VERIFICATION'],
  }
}

export const removalOf = <D extends StoredDocument, A extends string>(document: D): Step<D, A> => ({
  ...sendingOf<D, A>(document),
  action: 'delete' as A,
  steps: [],
})

/** What the use cases of every kind of document rely on. */
export function describeDocumentStoreContract<D extends StoredDocument, A extends string>(
  name: string,
  open: () => Promise<ContractedStore<D, A>>,
): void {
  describe(`${name} keeps the contract of the document store`, () => {
    let store: ContractedStore<D, A>
    let one: D
    let two: D
    beforeEach(async () => {
      store = await open()
      one = store.draft(1)
      two = store.draft(2)
    })
    const key = (text: string) => ({
      legalPartyId: one.legalPartyId,
      personId: one.createdBy,
      operation: 'contract',
      key: text,
    })
    const answerOf = (requestHash: string, answer = 'first'): AnswerToStore => ({
      key: key('contract-key'),
      requestHash,
      answer,
    })
    const insert = (documents: readonly D[], answer?: AnswerToStore) =>
      store.storage.inTransaction(one.legalPartyId, documentStore =>
        documentStore.insert(documents.map(creationOf<D, A>), answer),
      )
    const unknown = '5f000000-0000-4000-8000-00000000000f'

    test('a document is read back as it was written', async () => {
      expect(await insert([one])).toMatchObject({ ok: true })
      expect(await store.find(one)).toEqual(one)
    })

    test('documents come in the order that was requested, unknown ones are left out', async () => {
      await insert([one, two])
      const wanted = [two.id, unknown, one.id]
      const read = await store.storage.inTransaction(one.legalPartyId, async documentStore =>
        ok(await documentStore.findByIdsForUpdate(one.legalPartyId, wanted)),
      )
      expect(read.ok && read.value.map(({ id }) => id)).toEqual([two.id, one.id])
      const own = await store.storage.findForStep(one.legalPartyId, wanted, key('k'))
      expect(own.documents.map(({ id }) => id)).toEqual([two.id, one.id])
      const theirs = await store.storage.findForStep(store.otherOrganisationId, [one.id], key('k'))
      expect(theirs).toEqual({ documents: [], isAnswered: false })
    })

    test('a step over an old version is refused and changes nothing', async () => {
      await insert([one])
      const send = () =>
        store.storage.inTransaction(one.legalPartyId, documentStore =>
          documentStore.saveStatus([sendingOf<D, A>(one)]),
        )
      expect(await send()).toMatchObject({ ok: true })
      expect(await send()).toMatchObject({ error: { code: store.changedMeanwhile } })
      expect(await store.find(one)).toMatchObject({ version: 2, statusCode: 'ON_VERIFICATION' })
    })

    test('of two that decided on the same version one is written, the other writes nothing', async () => {
      await insert([one, two])
      const send = (text: string) =>
        store.storage.writeAtOnce(one.legalPartyId, 'saveStatus', [sendingOf<D, A>(one)], {
          ...answerOf('hash'),
          key: key(text),
        })
      const outcomes = await Promise.all([send('first-key'), send('second-key')])
      expect(outcomes.filter(outcome => outcome.ok)).toHaveLength(1)
      expect(outcomes.find(outcome => !outcome.ok)).toMatchObject({
        error: { code: store.changedMeanwhile },
      })
      expect(await store.find(one)).toMatchObject({ version: 2 })
      const answered = await Promise.all(
        ['first-key', 'second-key'].map(text =>
          store.storage.findForStep(one.legalPartyId, [], key(text)),
        ),
      )
      expect(answered.filter(each => each.isAnswered)).toHaveLength(1)
    })

    test('a key that carries an answer lets no second write through', async () => {
      const write = (document: D) =>
        store.storage.writeAtOnce(
          one.legalPartyId,
          'insert',
          [creationOf<D, A>(document)],
          answerOf('hash'),
        )
      expect(await write(one)).toMatchObject({ ok: true })
      await expect(write(two)).rejects.toThrow(AnswerExists)
      expect(await store.find(two)).toBeUndefined()
    })

    test('a refusal withdraws what was written before it', async () => {
      const refused = await store.storage.inTransaction(one.legalPartyId, async documentStore => {
        await documentStore.insert([creationOf<D, A>(one)])
        return err('REFUSED')
      })
      expect(refused).toMatchObject({ ok: false })
      expect(await store.find(one)).toBeUndefined()
    })

    test('a removed document does not exist for its readers', async () => {
      await insert([one])
      await store.storage.inTransaction(one.legalPartyId, documentStore =>
        documentStore.remove([removalOf<D, A>(one)]),
      )
      expect(await store.find(one)).toBeUndefined()
    })

    test('an answer is kept with its effect, once, and found again under its key', async () => {
      await insert([one], answerOf('hash'))
      await expect(insert([two], answerOf('hash', 'second'))).rejects.toThrow(AnswerExists)
      expect(await store.find(two)).toBeUndefined()
      const kept = (text: string, hash: string) => store.storage.earlierAnswer(key(text), hash)
      expect(await kept('contract-key', 'hash')).toEqual({ kind: 'same', answer: 'first' })
      expect(await kept('contract-key', 'other')).toEqual({ kind: 'changed' })
      expect(await kept('unused-key', 'hash')).toEqual({ kind: 'new' })
      expect(await kept('unused-key', 'other')).toEqual({ kind: 'new' })
    })
  })
}
