import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BankLetters, LetterEvent, LetterToBank } from '../src/bank-letters.ts'
import { faultsOfTexts } from './bank-words.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'
import { readAllEvents } from './read-all-events.ts'

/** A bank with an officer for letters. */
export interface LettersUnderTest {
  readonly bankLetters: BankLetters
  newId(): string
  now(): number
  takeUp(letterId: string): Promise<boolean>
  answer(letterId: string, message: string): Promise<boolean>
  write(legalPartyId: string, title: string, message: string): Promise<boolean>
  /** When somebody opened the bank's letter, as the officer sees it. */
  readAtOf(letterId: string): Promise<number | undefined>
  close(): Promise<void>
}

/** What any bank behind `BankLetters` must do; run it against each implementation. */
export function describeBankLettersContract(
  name: string,
  makeBank: () => Promise<LettersUnderTest>,
): void {
  describe(`letters: ${name}`, () => {
    let bank: LettersUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    const letter = (change: Partial<LetterToBank> = {}): LetterToBank => ({
      letterId: bank.newId(),
      legalPartyId: bank.newId(),
      senderName: 'ОсОО «Алтын-Дөбө Маркет»',
      subjectCode: 'PAYMENTS',
      title: 'Розыск платежа № 17',
      message: 'Просим подтвердить зачисление.',
      digest: 'ab'.repeat(32),
      sentAt: bank.now(),
      ...change,
    })
    const eventsOf = async (legalPartyId: string): Promise<LetterEvent['change'][]> => {
      const all = await readAllEvents<LetterEvent>(bank.bankLetters, 2)
      return all
        .map(event => event.change)
        .filter(change =>
          change.kind === 'STATE_CHANGED'
            ? change.legalPartyId === legalPartyId
            : change.letter.legalPartyId === legalPartyId,
        )
    }

    test('a letter is received once, however often it is handed in', async () => {
      const sent = letter()
      const answers = await Promise.all([1, 2, 3, 4].map(() => bank.bankLetters.submit(sent)))
      expect(answers).toEqual(Array(4).fill({ ok: true, value: { state: 'RECEIVED' } }))
      expect(await bank.bankLetters.find(sent.legalPartyId, sent.letterId)).toBe('RECEIVED')
    })

    test('another letter under a known id is refused, whatever was changed', async () => {
      const changes: ChangesOf<LetterToBank, 'letterId'> = {
        legalPartyId: bank.newId(),
        senderName: 'ОсОО «Другая»',
        subjectCode: 'OTHER',
        title: 'Розыск платежа № 18',
        message: 'Просим отозвать.',
        digest: 'cd'.repeat(32),
        sentAt: bank.now() + 1,
        file: {
          key: 'letters/1',
          fileName: 'a.pdf',
          contentType: 'application/pdf',
          sizeBytes: 10,
          sha256: 'ef'.repeat(32),
        },
        referenceLetterId: bank.newId(),
      }
      await expectChangesRefused(letter(), changes, sent => bank.bankLetters.submit(sent))
    })

    test('the letter of another organisation is like one that does not exist', async () => {
      const sent = letter()
      await bank.bankLetters.submit(sent)
      expect(await bank.bankLetters.find(bank.newId(), sent.letterId)).toBeUndefined()
      expect(await bank.bankLetters.find(sent.legalPartyId, bank.newId())).toBeUndefined()
    })

    test.each([
      [{ subjectCode: 'GOSSIP' }, 'LETTER_SUBJECT_UNKNOWN'],
      [{ message: ' \n ' }, 'LETTER_EMPTY'],
      [{ title: '' }, 'LETTER_EMPTY'],
    ] as const)('%j is refused', async (change, code) => {
      expect(await bank.bankLetters.submit(letter(change))).toMatchObject({ error: { code } })
    })

    test('the officer takes a letter up and answers it, and both are reported in order', async () => {
      const sent = letter()
      const { letterId, legalPartyId } = sent
      await bank.bankLetters.submit(sent)
      let woken = 0
      const end = bank.bankLetters.onEvent(() => (woken += 1))
      expect(await bank.takeUp(letterId)).toBe(true)
      expect(await bank.takeUp(letterId)).toBe(true)
      expect(await bank.answer(letterId, '  ')).toBe(false)
      expect(await bank.answer(letterId, 'Платёж зачислен.')).toBe(true)
      end()
      expect(await bank.answer(letterId, 'Ещё раз')).toBe(false)
      expect(woken).toBeGreaterThanOrEqual(2)
      expect(await eventsOf(legalPartyId)).toMatchObject([
        { kind: 'STATE_CHANGED', letterId, state: 'IN_PROCESSING' },
        { kind: 'STATE_CHANGED', letterId, state: 'PROCESSED' },
        {
          kind: 'LETTER_FROM_BANK',
          letter: { referenceLetterId: letterId, message: 'Платёж зачислен.', legalPartyId },
        },
      ])
      expect(await bank.bankLetters.submit(sent)).toMatchObject({ value: { state: 'PROCESSED' } })
    })

    test('the bank hears when its letter was first opened, and by its recipient only', async () => {
      const legalPartyId = bank.newId()
      await bank.write(legalPartyId, 'Изменение тарифов', 'С 1 января действуют новые тарифы.')
      const [reported] = await eventsOf(legalPartyId)
      expect(
        faultsOfTexts(reported?.kind === 'LETTER_FROM_BANK' ? [reported.letter.senderName] : []),
      ).toEqual([])
      const letterId = reported?.kind === 'LETTER_FROM_BANK' ? reported.letter.letterId : ''
      await bank.bankLetters.markRead(bank.newId(), letterId, bank.now())
      expect(await bank.readAtOf(letterId)).toBeUndefined()
      await bank.bankLetters.markRead(legalPartyId, letterId, bank.now())
      await bank.bankLetters.markRead(legalPartyId, letterId, bank.now() + 60_000)
      expect(await bank.readAtOf(letterId)).toBe(bank.now())
    })
  })
}
