import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import type { DocumentStatuses, SignaturePlace } from '../document-kind.ts'
import { nextPlace, NextSignersText } from './next-signers.tsx'

const second: SignaturePlace = { stage: 2, candidates: ['А. Токтогулова'] }
const vacant: SignaturePlace = { stage: 2, candidates: [] }

const textOf = async (places: readonly (SignaturePlace | undefined)[]) => {
  await renderInApp(<NextSignersText places={places} />, { namespaces: ['documents'] })
  return screen
    .queryAllByText(/./)
    .flatMap(({ tagName, textContent }) => (tagName === 'P' ? [textContent] : []))
}

test('a document whose last signature was given waits for nobody', () => {
  const statuses = { stageWaitingIn: () => 2 } as unknown as DocumentStatuses
  const signatories: readonly SignaturePlace[] = [
    { stage: 1, updatedBy: 'Э. Асанов', candidates: [] },
    second,
  ]
  expect(nextPlace({ statuses }, { statusCode: 'any' }, signatories)).toBeUndefined()
})

test('documents with all signatures are not said to go to the bank: some wait for a later day', async () => {
  expect(await textOf([undefined, undefined])).toEqual(['Все подписи собраны.'])
})

test('each next signatory is named once, and a signature that nobody can give is named', async () => {
  expect(await textOf([second, undefined, second, vacant])).toEqual([
    'Дальше подписывает: А. Токтогулова',
    'Следующую подпись сейчас поставить некому: ни у одного действующего пользователя нет такого права подписи.',
  ])
})

test('nothing is said of documents that could not be read', async () => {
  expect(await textOf([])).toEqual([])
})
