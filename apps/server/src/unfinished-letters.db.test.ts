import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { openLetterBank, type LetterBank } from './testing/letter-bank.ts'
import { creator, first, letterCalls } from './testing/letter-calls.ts'

let bank: LetterBank
beforeEach(async () => {
  bank = await openLetterBank()
})
afterEach(() => bank.close())

const { draft } = letterCalls(() => bank)

describe('the file of an unfinished letter', () => {
  const keep = `mutation($form: UnfinishedFormInput!) { keepUnfinishedForm(form: $form) { version } }`
  const remove = `mutation($form: UnfinishedFormRef!) { deleteUnfinishedForm(form: $form) }`
  let forms = 0
  const kept = async (uploadId: string) => {
    forms += 1
    const id = `71000000-0000-4000-8000-${String(forms).padStart(12, '0')}`
    const ref = { id, legalPartyId: creator.legalPartyId }
    const keepText = (field: string, text: string, version?: number) =>
      bank.call(creator, keep, {
        form: { ...ref, form: 'letter', texts: [{ field, text }], version },
      })
    expect((await keepText('uploadId', uploadId)).refusal).toBeUndefined()
    return { ref, keepText }
  }
  const isOpen = async (uploadId: string) => (await bank.files.openFile(creator, uploadId)).ok

  test('stays while the form is kept, and can then be sent with the letter', async () => {
    const [named, unnamed] = [await bank.upload(creator, 'а'), await bank.upload(creator, 'б')]
    await kept(named)
    bank.clock.advanceMinutes(30 * 24 * 60)
    expect([await isOpen(named), await isOpen(unnamed)]).toEqual([true, false])
    expect(await draft(creator, { uploadId: named })).toBeTruthy()
  })

  test.each(['is deleted', 'names it no more'])(
    'goes within a day after the form %s',
    async how => {
      const uploadId = await bank.upload(creator, 'в')
      const { ref, keepText } = await kept(uploadId)
      if (how === 'is deleted') await bank.call(creator, remove, { form: ref })
      else await keepText('message', 'Без файла', 1)
      expect(await isOpen(uploadId)).toBe(true)
      bank.clock.advanceMinutes(24 * 60 + 1)
      expect(await isOpen(uploadId)).toBe(false)
    },
  )

  test('of another person is not kept by it', async () => {
    const theirs = await bank.upload(first, 'чужой')
    await kept(theirs)
    bank.clock.advanceMinutes(24 * 60 + 1)
    expect((await bank.files.openFile(first, theirs)).ok).toBe(false)
  })
})
