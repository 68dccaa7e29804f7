import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { idOf } from '../../documents/testing/document-row.ts'
import * as tokens from '../../lib/token/find-token-device.ts'
import type { SignedTexts } from '../../lib/token/token-device.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { LetterDeskRoute } from './letter-desk-route.tsx'
import { renderRouted } from './testing/render-letters.tsx'
import { letterOf, letterOfBank, subjectsOfBank } from './testing/letter-builder.ts'

const me = personOf()
let server: FakeServer
let letters: ReturnType<typeof letterOf>[]
let subscribed: ReturnType<typeof withoutLiveLine>

// The sheet comes as a part of its own; how long a machine takes to read its file is no matter here.
beforeAll(async () => {
  await import('../../documents/drawer/document-drawer.tsx')
})

const pageOf = (direction: 'INCOMING' | 'OUTGOING') => {
  const list = letters.filter(letter => letter.direction === direction)
  return { list, amountElements: list.length, amountPages: 1, currentPage: 1, searchedSince: null }
}

beforeEach(() => {
  subscribed = withoutLiveLine()
  server = fakeServer()
  server.on('LetterSubjects', { body: { data: subjectsOfBank } })
  letters = [letterOfBank()]
  server.on('IncomingLetters', () => ({
    body: { data: { getAllLettersForIncoming: pageOf('INCOMING') } },
  }))
  server.on('OutgoingLetters', () => ({
    body: { data: { getAllLettersForOutgoing: pageOf('OUTGOING') } },
  }))
  server.on('BankToday', {
    body: {
      data: {
        getBankToday: {
          now: '2026-11-30T04:00:00.000Z',
          date: '2026-11-30',
          isWorkingDay: true,
          isShortDay: false,
          nextWorkingDay: '2026-12-01',
        },
      },
    },
  })
  server.on('OneLetter', call => {
    const { variables } = call.body as { variables: { letter: { letterId: string } } }
    const letter = letters.find(one => one.id === variables.letter.letterId)
    return letter
      ? { body: { data: { getLetterById: letter } } }
      : { body: { errors: [{ extensions: { code: 'LETTER_NOT_FOUND' } }] } }
  })
  server.on('LetterStatusHistory', {
    body: {
      data: {
        getLetterStatusHistory: [
          {
            statusCode: 'DRAFT',
            updatedDate: '2026-11-29T10:00:00.000Z',
            updatedBy: 'Асанова Г. С.',
            comment: null,
          },
          {
            statusCode: 'CANCELED',
            updatedDate: '2026-11-29T11:00:00.000Z',
            updatedBy: 'Исаков Б. Т.',
            comment: 'Не в тот банк',
          },
        ],
      },
    },
  })
  server.on('LetterTextsToSign', {
    body: {
      data: {
        getTextsToSign: [
          { letterId: idOf(1), digest: 'digest-1', canonicalText: 'tartip-letter: 1' },
        ],
      },
    },
  })
})

const done = (letterId: string) => ({ letterId, ok: true, errorCode: null, errorParams: [] })

test('incoming letters show which are new, and the address defines the request', async () => {
  await renderRouted('/letter/incoming?q=тариф', me)
  expect(await screen.findByText('О новых тарифах')).toBeVisible()
  expect(screen.getByText('Новое')).toBeVisible()
  expect(server.callsOf('IncomingLetters')[0]?.body).toMatchObject({
    variables: { filter: { legalPartyId: 'party-1', search: 'тариф' }, page: 1 },
  })
})

test('a letter of the bank is marked as read from its sheet', async () => {
  server.on('MarkLettersAsRead', () => {
    letters = [letterOfBank({ letterStatus: 'PROCESSED', canMarkAsRead: false, version: 2 })]
    return { body: { data: { takeForProcessing: [done(idOf(7))] } } }
  })
  const { user } = await renderRouted(`/letter/incoming/${idOf(7)}`, me)
  const sheet = within(await screen.findByRole('dialog', { name: 'Письмо банка' }))
  expect(await sheet.findByText('Тарифы изменятся с 1 января.')).toBeVisible()
  expect(sheet.getByRole('link', { name: 'Ответить' })).toHaveAttribute(
    'href',
    `/letter-create?answer=${idOf(7)}`,
  )
  await user.click(sheet.getByRole('button', { name: 'Другие действия' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Отметить как прочитанное' }))
  expect(await sheet.findByText('Прочитано')).toBeVisible()
  expect(server.callsOf('MarkLettersAsRead')).toHaveLength(1)
})

test('a signatory sees the whole letter and signs exactly that', async () => {
  letters = [letterOf({ letterStatus: 'ON_VERIFICATION', canSign: true, canRevoke: true })]
  server.on('SignLetters', () => {
    letters = [letterOf({ letterStatus: 'NOT_PROCESSED', version: 2 })]
    return { body: { data: { signingLetter: [done(idOf(1))] } } }
  })
  const { user } = await renderRouted(`/letter/outgoing?letter=${idOf(1)}`, me)
  const sheet = within(await screen.findByRole('dialog', { name: 'Письмо в банк' }))
  await user.click(await sheet.findByRole('button', { name: 'Подписать' }))
  const signing = within(await screen.findByRole('dialog', { name: 'Проверьте и подпишите' }))
  expect(signing.getByText('Просим назначить встречу.')).toBeVisible()
  await user.type(signing.getByLabelText('Код из приложения'), '123456')
  await waitFor(() => expect(server.callsOf('SignLetters')).toHaveLength(1))
  expect(server.callsOf('SignLetters')[0]?.body).toMatchObject({
    variables: { sign: { letterIds: [idOf(1)], digests: ['digest-1'], otpCode: '123456' } },
  })
  expect((await screen.findAllByText('Отправлено в банк')).length).toBeGreaterThan(0)
})

test('the sheet shows who has changed the letter, and why', async () => {
  letters = [letterOf({ letterStatus: 'CANCELED' })]
  const { user } = await renderRouted(`/letter/outgoing?letter=${idOf(1)}`, me)
  const sheet = within(await screen.findByRole('dialog', { name: 'Письмо в банк' }))
  const unfold = sheet.queryByRole('button', { name: /истори/i })
  if (unfold) await user.click(unfold)
  expect(await sheet.findByText(/Исаков Б\. Т\./)).toBeVisible()
  expect(sheet.getByText(/Не в тот банк/)).toBeVisible()
})

test('who only reads has neither checkboxes nor a button to write', async () => {
  letters = [letterOfBank({ canMarkAsRead: false, canAnswer: false })]
  const auditor = personOf({
    currentContract: contractOf({ userContractAttributes: { signRight: 'AUDITOR' } }),
  })
  await renderRouted('/letter/incoming', auditor)
  expect(await screen.findByText('О новых тарифах')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Написать письмо' })).toBeNull()
})

test('an empty box offers to write the first letter', async () => {
  letters = []
  await renderRouted('/letter/outgoing', me)
  expect(await screen.findByText('Исходящих писем пока нет')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Написать письмо' }).length).toBeGreaterThan(0)
})

test('a change that comes live is shown where the letter stands', async () => {
  await renderRouted('/letter/incoming', me)
  await screen.findByText('Новое')
  const letter = letterOfBank({ letterStatus: 'PROCESSED', version: 2 })
  const options = subscribed.mock.calls.at(-1)?.[2]
  const listenLetter = { eventId: '1', state: 'Updated', letterId: letter.id, letter }
  await act(async () => options?.onData({ listenLetter } as never))
  expect(await screen.findByText('Прочитано')).toBeVisible()
})

test('a token signs the text of the letter, and the PIN stays with it', async () => {
  letters = [letterOf({ letterStatus: 'ON_VERIFICATION', canSign: true })]
  const sign = vi
    .fn<(pin: string, texts: readonly string[]) => Promise<SignedTexts>>()
    .mockResolvedValue({ signatures: ['signature-1'] })
  const find = async () => ({ label: 'Rutoken ECP' })
  vi.spyOn(tokens, 'findTokenDevice').mockResolvedValue({ kind: 'plugin', find, sign })
  server.on('SignLetters', { body: { data: { signingLetter: [done(idOf(1))] } } })
  const withToken = personOf({ currentContract: contractOf({ signType: 'RU_TOKEN_2' }) })
  const { user } = await renderRouted(`/letter/outgoing?letter=${idOf(1)}`, withToken)
  const sheet = within(await screen.findByRole('dialog', { name: 'Письмо в банк' }))
  await user.click(await sheet.findByRole('button', { name: 'Подписать' }))
  await user.type(await screen.findByLabelText('PIN-код токена'), '87654321{Enter}')
  await waitFor(() => expect(server.callsOf('SignLetters')).toHaveLength(1))
  expect(sign.mock.calls[0]?.slice(0, 2)).toEqual(['87654321', ['tartip-letter: 1']])
  expect(server.callsOf('SignLetters')[0]?.body).toMatchObject({
    variables: { sign: { digests: ['digest-1'], signatures: ['signature-1'] } },
  })
  expect(JSON.stringify(server.callsOf('SignLetters'))).not.toContain('87654321')
})

test('a letter on a phone shows its request, which can be taken back', async () => {
  letters = [letterOf({ letterStatus: 'FIRST_SIGN_IN_PAY_CONTROL' })]
  const request = {
    id: 'request-1',
    stage: 1,
    personName: 'Токтогулова А. Б.',
    isYours: true,
    state: 'WAITING',
    validUntil: '2026-11-30T12:00:00.000Z',
    reason: null,
    text: 'Письмо в банк: Просьба о встрече',
  }
  server.on('LetterPhoneRequests', {
    body: {
      data: { getPayControlRequests: { list: [request], mayRequest: false, mayCancel: true } },
    },
  })
  server.on('CancelLetterPayControl', { body: { data: { cancelPayControl: [done(idOf(1))] } } })
  const onPhone = personOf({ currentContract: contractOf({ signType: 'PAY_CONTROL' }) })
  const { user } = await renderRouted(`/letter/outgoing?letter=${idOf(1)}`, onPhone)
  expect(await screen.findByText('Ждём ответа')).toBeVisible()
  expect(screen.getByText(/Откройте PayControl на своём телефоне/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Подписать' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Отозвать запрос' }))
  await waitFor(() => expect(server.callsOf('CancelLetterPayControl')).toHaveLength(1))
})

test('letters that wait for a signature are reviewed on the desk and signed with one code', async () => {
  letters = [
    letterOf({ letterStatus: 'ON_VERIFICATION', canSign: true }),
    letterOf({ id: idOf(2), letterStatus: 'ON_VERIFICATION', canSign: true, title: 'Второе' }),
  ]
  server.on('LetterTextsToSign', call => {
    const { variables } = call.body as { variables: { letter: { letterIds: readonly string[] } } }
    return {
      body: {
        data: {
          getTextsToSign: variables.letter.letterIds.map(letterId => ({
            letterId,
            digest: 'digest-1',
            canonicalText: 'tartip-letter: 1\ntitle: Просьба о встрече',
          })),
        },
      },
    }
  })
  server.on('SignLetters', call => {
    const { variables } = call.body as { variables: { sign: { letterIds: readonly string[] } } }
    const signingLetter = variables.sign.letterIds.map(letterId => ({
      letterId,
      ok: true,
      statusCode: 'NOT_PROCESSED',
      errorCode: null,
      errorParams: [],
    }))
    return { body: { data: { signingLetter } } }
  })
  const { user } = await renderInApp(<LetterDeskRoute />, {
    me,
    namespaces: ['letters', 'documents', 'lists'],
    path: '/sign/letters',
  })
  await screen.findByRole('heading', { name: 'Документ 1 из 2' })
  expect(await screen.findByText('Просим назначить встречу.')).toBeVisible()
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Документ 2 из 2' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Взять на подпись/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
  await user.keyboard('{Enter}')
  await user.type(await screen.findByLabelText('Код из приложения'), '123456')
  expect(await screen.findByText('Подписано: 2')).toBeVisible()
  expect(server.callsOf('SignLetters')).toHaveLength(1)
})
