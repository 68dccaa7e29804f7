import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { idOf } from '../../documents/testing/document-row.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderRouted } from './testing/render-letters.tsx'
import { letterOf, letterOfBank, subjectsOfBank } from './testing/letter-builder.ts'

const first = personOf()
const creator = personOf({
  currentContract: contractOf({ userContractAttributes: { signRight: 'CREATOR' } }),
})
let server: FakeServer
let letter: ReturnType<typeof letterOf>

const ruleOf = (field: string, minLength: number, maxLength: number) => ({
  id: `GENERAL-DEFAULT-${field}`,
  page: 'GENERAL',
  ruleTrait: 'DEFAULT',
  paymentRef: 'GENERAL',
  field,
  phase: 'cleaned',
  regex: null,
  minLength,
  maxLength,
  isRequired: true,
  message: { ru: `${field}: от ${minLength} символов`, kg: '', eng: '' },
})

beforeEach(() => {
  withoutLiveLine()
  server = fakeServer()
  server.on('LetterSubjects', { body: { data: subjectsOfBank } })
  letter = letterOf({ canEdit: true, canSign: true, canSendForSigning: true })
  server.on('FormRules', {
    body: {
      data: {
        getPaymentValidationRulesByPage: [
          ruleOf('letterTitle', 3, 150),
          ruleOf('letterMessage', 5, 4000),
        ],
      },
    },
  })
  server.on('OneLetter', () => ({ body: { data: { getLetterById: letter } } }))
  server.on('OutgoingLetters', () => ({
    body: {
      data: {
        getAllLettersForOutgoing: {
          list: [letter],
          amountElements: 1,
          amountPages: 1,
          currentPage: 1,
        },
      },
    },
  }))
  server.on('LetterStatusHistory', { body: { data: { getLetterStatusHistory: [] } } })
  server.on('LetterTextsToSign', { body: { data: { getTextsToSign: [] } } })
  server.on('SaveLetter', { body: { data: { draftLetter: letter.id } } })
  server.on('UnfinishedLetters', { body: { data: { findUnfinishedForms: [] } } })
  server.on('DeleteUnfinishedLetter', { body: { data: { deleteUnfinishedForm: true } } })
  server.on('KeepUnfinishedLetter', { body: { data: { keepUnfinishedForm: { version: 1 } } } })
})

async function chooseSubject(user: UserEvent, name: string) {
  await user.click(await screen.findByLabelText(/^Раздел/))
  await user.click(await screen.findByRole('option', { name }))
}

const savedLetters = () =>
  server.callsOf('SaveLetter').map(call => (call.body as { variables: unknown }).variables)

test('a subject gives the letter its title, and a draft is kept', async () => {
  const { user, router } = await renderRouted('/letter-create', first)
  await chooseSubject(user, 'Счета, выписки и справки')
  expect(screen.queryByLabelText(/^Тема/)).toBeNull()
  await user.type(screen.getByLabelText(/^Текст письма/), 'Нужна справка.')
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/letter/outgoing'))
  expect(savedLetters()).toEqual([
    {
      letter: {
        legalPartyId: 'party-1',
        subjectCode: 'ACCOUNTS',
        title: 'Счета, выписки и справки',
        message: 'Нужна справка.',
        uploadId: null,
      },
    },
  ])
})

test('mistakes stand beside their fields and nothing is sent', async () => {
  const { user } = await renderRouted('/letter-create', first)
  await user.click(await screen.findByRole('button', { name: 'Сохранить и подписать' }))
  expect(await screen.findByLabelText(/^Раздел/)).toBeInvalid()
  expect(screen.getByText('Исправьте 2 поля')).toBeVisible()
  expect(screen.getByLabelText(/^Текст письма/)).toBeInvalid()
  await chooseSubject(user, 'Другое')
  expect(await screen.findByLabelText(/^Тема/)).toBeInvalid()
  expect(server.callsOf('SaveLetter')).toHaveLength(0)
})

test('a first signatory signs the letter at once', async () => {
  server.on('SignLetters', () => {
    letter = letterOf({ letterStatus: 'NOT_PROCESSED', version: 2 })
    const answer = { letterId: letter.id, ok: true, errorCode: null, errorParams: [] }
    return { body: { data: { signingLetter: [answer] } } }
  })
  const { user, router } = await renderRouted(`/letter-create?id=${idOf(1)}`, first)
  await user.type(await screen.findByLabelText(/^Текст письма/), ' Спасибо.')
  await user.click(screen.getByRole('button', { name: 'Сохранить и подписать' }))
  const signing = within(await screen.findByRole('dialog', { name: 'Проверьте и подпишите' }))
  await user.type(signing.getByLabelText('Код из приложения'), '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe('/letter/outgoing'))
  expect(savedLetters()).toMatchObject([{ letter: { letterId: idOf(1), version: 1 } }])
  expect(server.callsOf('SignLetters')).toHaveLength(1)
})

test('the letter of a creator is sent for signing, and a refusal keeps the draft', async () => {
  letter = letterOf({ canEdit: true, canSendForSigning: true })
  server.on('SendLettersForSigning', {
    body: {
      data: {
        forSigningLetter: [
          {
            letterId: letter.id,
            ok: false,
            errorCode: 'PAY_CONTROL_KEY_NOT_FOUND',
            errorParams: [],
          },
        ],
      },
    },
  })
  const { user, router } = await renderRouted(`/letter-create?id=${idOf(1)}`, creator)
  await screen.findByLabelText(/^Текст письма/)
  await user.click(screen.getByRole('button', { name: 'Сохранить и отправить на подпись' }))
  const result = within(await screen.findByRole('dialog', { name: 'Результат' }))
  await user.click(result.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.href).toContain(`letter=${letter.id}`))
})

test('an answer has the usual title and names the letter it answers', async () => {
  letter = letterOfBank()
  server.on('AnswerLetter', { body: { data: { answerToLetter: idOf(9) } } })
  const { user } = await renderRouted(`/letter-create?answer=${idOf(7)}`, creator)
  expect(await screen.findByLabelText(/^Тема/)).toHaveValue('Re: О новых тарифах')
  await user.type(screen.getByLabelText(/^Текст письма/), 'Благодарим за сведения.')
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  await waitFor(() => expect(server.callsOf('AnswerLetter')).toHaveLength(1))
  expect(server.callsOf('AnswerLetter')[0]?.body).toMatchObject({
    variables: { answer: { referenceLetterId: idOf(7), title: 'Re: О новых тарифах' } },
  })
})

test('a refusal of the bank leaves what was typed', async () => {
  server.on('SaveLetter', {
    body: { errors: [{ extensions: { code: 'FILE_NOT_FOUND', params: {} } }] },
  })
  const { user } = await renderRouted(`/letter-create?id=${idOf(1)}`, first)
  const message = await screen.findByLabelText(/^Текст письма/)
  await user.type(message, ' Спасибо.')
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(message).toHaveValue('Просим назначить встречу. Спасибо.')
})

test('leaving needs a confirmation, and can save the letter as a draft', async () => {
  const { user, router } = await renderRouted('/letter-create', first)
  await chooseSubject(user, 'Счета, выписки и справки')
  await user.type(screen.getByLabelText(/^Текст письма/), 'Нужна справка.')
  await act(async () => router.history.push('/elsewhere'))
  const question = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }))
  await user.click(question.getByRole('button', { name: 'Сохранить черновик' }))
  expect(await screen.findByText('Другая страница')).toBeVisible()
  expect(savedLetters()).toHaveLength(1)
})

test('a letter that was sent already cannot be changed', async () => {
  letter = letterOf({ letterStatus: 'ON_VERIFICATION' })
  await renderRouted(`/letter-create?id=${idOf(1)}`, first)
  expect(await screen.findByText('Это письмо нельзя изменить')).toBeVisible()
})

test('a draft that somebody else changed offers their version', async () => {
  server.on('SaveLetter', {
    body: { errors: [{ extensions: { code: 'DOCUMENT_CHANGED_MEANWHILE', params: {} } }] },
  })
  const { user } = await renderRouted(`/letter-create?id=${idOf(1)}`, first)
  await user.type(await screen.findByLabelText(/^Текст письма/), ' Спасибо.')
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  letter = letterOf({ canEdit: true, version: 2, message: 'Просим назначить встречу в среду.' })
  await user.click(await screen.findByRole('button', { name: 'Загрузить новую версию' }))
  await waitFor(() =>
    expect(screen.getByLabelText(/^Текст письма/)).toHaveValue('Просим назначить встречу в среду.'),
  )
  server.on('SaveLetter', { body: { data: { draftLetter: letter.id } } })
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  await waitFor(() => expect(savedLetters()).toHaveLength(2))
  expect(savedLetters()[1]).toMatchObject({ letter: { version: 2 } })
})

test('the texts are as long as the rules of the bank let them be', async () => {
  await renderRouted(`/letter-create?id=${idOf(1)}`, first)
  expect(await screen.findByText(`${letter.message.length} / 4000`)).toBeVisible()
  expect(screen.getByText(`${letter.title.length} / 150`)).toBeVisible()
})

describe('a letter that is not finished', () => {
  const keptForms = () =>
    server
      .callsOf('KeepUnfinishedLetter')
      .map(call => (call.body as { variables: { form: Record<string, unknown> } }).variables.form)
  const form = (more: object = {}) => ({
    id: idOf(70),
    form: 'letter',
    version: 3,
    texts: [
      { field: 'subjectCode', text: 'OTHER' },
      { field: 'message', text: 'Просим' },
      { field: 'uploadId', text: idOf(8) },
      { field: 'fileName', text: 'договор.pdf' },
    ],
    keptAt: '2026-11-30T04:00:00.000Z',
    edited: null,
    attempt: null,
    savedId: null,
    ...more,
  })
  const continued = `/letter-create?unfinished=${form().id}`
  const found = (more: object = {}) =>
    server.on('FindUnfinishedLetter', { body: { data: { findUnfinishedForm: form(more) } } })

  test('is kept as typed when it cannot be a draft yet, and leaving shows no question', async () => {
    const { user, router } = await renderRouted('/letter-create', first)
    await user.type(await screen.findByLabelText(/^Текст письма/), 'Нужна справка')
    await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
    await waitFor(() => expect(keptForms()).toHaveLength(1))
    const [kept] = keptForms()
    expect(kept).toMatchObject({
      form: 'letter',
      texts: [
        { field: 'subjectCode', text: '' },
        { field: 'title', text: '' },
        { field: 'message', text: 'Нужна справка' },
      ],
    })
    expect(router.state.location.search).toEqual({ unfinished: kept?.['id'] })
    expect(savedLetters()).toEqual([])
    await act(async () => router.history.push('/elsewhere'))
    expect(await screen.findByText('Другая страница')).toBeVisible()
  })

  test('is kept by leaving, whatever is wrong with it', async () => {
    const { user, router } = await renderRouted('/letter-create', first)
    await user.type(await screen.findByLabelText(/^Текст письма/), 'Н')
    await act(async () => router.history.push('/elsewhere'))
    const question = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }))
    await user.click(question.getByRole('button', { name: 'Сохранить черновик' }))
    expect(await screen.findByText('Другая страница')).toBeVisible()
    expect(keptForms()).toHaveLength(1)
  })

  test('is continued with its file, and its save names the form', async () => {
    found()
    const { user } = await renderRouted(continued, first)
    expect(await screen.findByLabelText(/^Текст письма/)).toHaveValue('Просим')
    expect(screen.getByText('договор.pdf')).toBeVisible()
    await user.type(screen.getByLabelText(/^Тема/), 'Встреча')
    await user.type(screen.getByLabelText(/^Текст письма/), ' назначить встречу')
    await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
    await waitFor(() => expect(savedLetters()).toHaveLength(1))
    expect(savedLetters()).toMatchObject([{ letter: { title: 'Встреча', uploadId: idOf(8) } }])
    expect(keptForms().at(-1)).toMatchObject({ id: idOf(70), version: 3 })
    const { attempt } = keptForms().at(-1) as { attempt: { key: string } }
    expect(attempt.key).toBe(server.callsOf('SaveLetter')[0]?.headers.get('Idempotency-Key'))
  })

  test('over a draft names the version that was seen', async () => {
    letter = letterOf({ canEdit: true, version: 9 })
    found({ edited: { id: idOf(1), version: 7 } })
    const { user } = await renderRouted(continued, first)
    await user.type(await screen.findByLabelText(/^Тема/), 'Встреча')
    await user.type(screen.getByLabelText(/^Текст письма/), ' назначить встречу')
    await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
    await waitFor(() => expect(savedLetters()).toHaveLength(1))
    expect(savedLetters()).toMatchObject([{ letter: { letterId: idOf(1), version: 7 } }])
  })

  test('answers the letter of the bank that it was begun for', async () => {
    letter = letterOfBank()
    found({ texts: [...form().texts, { field: 'referenceLetterId', text: idOf(7) }] })
    server.on('AnswerLetter', { body: { data: { answerToLetter: idOf(9) } } })
    const { user } = await renderRouted(continued, creator)
    await user.type(await screen.findByLabelText(/^Тема/), 'Ответ')
    await user.type(screen.getByLabelText(/^Текст письма/), ' уточнить.')
    await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
    await waitFor(() => expect(server.callsOf('AnswerLetter')).toHaveLength(1))
    expect(server.callsOf('AnswerLetter')[0]?.body).toMatchObject({
      variables: { answer: { referenceLetterId: idOf(7), title: 'Ответ' } },
    })
  })

  test('whose letter exists already leads to the letter', async () => {
    found({ savedId: idOf(1) })
    await renderRouted(continued, first)
    expect(await screen.findByText('Это письмо уже сохранено')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть документ' })).toHaveAttribute(
      'href',
      `/letter/outgoing?letter=${idOf(1)}`,
    )
  })

  test('stands above the letters to the bank', async () => {
    server.on('UnfinishedLetters', { body: { data: { findUnfinishedForms: [form()] } } })
    await renderRouted('/letter/outgoing', first)
    expect(await screen.findByRole('link', { name: 'Продолжить: Другое' })).toHaveAttribute(
      'href',
      continued,
    )
    expect(screen.getByText('Письмо банку · договор.pdf · 30.11.2026 10:00')).toBeVisible()
  })
})
