import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { toast, toastStore } from '../../../components/feedback/toast-store.ts'
import { anyFormIsDirty } from '../../../lib/dirty-forms.ts'
import { field, fillInterbank, interbank, paste, sendButton } from './testing/fill-form.ts'
import {
  answer,
  keptForm,
  openBank,
  paymentId,
  refuse,
  sourceOf,
  unfinishedForm,
  variablesOf,
  allowLongTests,
} from '../../../documents/form/testing/form-bank.ts'
import { openForm } from './testing/open-form.tsx'

allowLongTests()

const name = /Наименование получателя/
const draftButton = () => screen.getByRole('button', { name: 'Сохранить черновик' })
const lostAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const expectShown = (text: string) =>
  waitFor(() => expect(toastStore.all().map(toasted => toasted.text)).toContain(text))
beforeEach(() => toast.clear())
const continued = `${interbank}?unfinished=${unfinishedForm().id}`

describe('a form that is not finished', () => {
  test.each([
    [interbank, name],
    ['/payment/intra-bank-transfer', /Счёт получателя/],
    ['/payment/conversion', /Номер документа/],
  ])('%s is kept by the draft button as it is typed', async (address, label) => {
    const server = openBank()
    const { user, router } = await openForm(address)
    await user.type(await screen.findByLabelText(label, { selector: 'input' }), '12')
    await user.click(draftButton())
    await expectShown('Сохранено как незаконченная форма')
    const [kept] = server.callsOf('KeepUnfinishedForm').map(keptForm)
    expect(kept?.texts).toEqual([
      { field: expect.any(String) as string, text: expect.stringMatching(/12$/) as string },
    ])
    expect(kept?.attempt).toBeNull()
    expect(router.state.location.search).toEqual({ unfinished: kept?.id })
    expect(server.calls.filter(({ operation }) => operation?.startsWith('Save'))).toEqual([])
    // It is safe: leaving shows no dialog.
    await waitFor(() => expect(anyFormIsDirty()).toBe(false))
  })

  test('is kept by leaving, whatever is wrong with it', async () => {
    const server = openBank()
    const { user, router } = await openForm(interbank)
    await user.type(field(name), 'Недописанный & получатель')
    void router.navigate({ to: '/history' })
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Сохранить черновик' }))
    expect(await screen.findByText('История открыта')).toBeInTheDocument()
    expect(keptForm(server.callsOf('KeepUnfinishedForm')[0]).texts).toEqual([
      { field: 'recipientName', text: 'Недописанный & получатель' },
    ])
  })

  test('is kept when the bank refuses it as a draft', async () => {
    const server = openBank()
    server.on('SaveInterbank', refuse('DUPLICATE_DOCUMENT_NUMBER'))
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(draftButton())
    await expectShown('Сохранено как незаконченная форма')
    expect(keptForm(server.callsOf('KeepUnfinishedForm').at(-1)).attempt).toBeNull()
  })

  test('is not left when it could not be kept', async () => {
    const server = openBank()
    server.on('KeepUnfinishedForm', refuse('UNFINISHED_FORMS_TOO_MANY', { params: { max: 50 } }))
    const { user, router } = await openForm(interbank)
    await user.type(field(name), 'Бишкек')
    void router.navigate({ to: '/history' })
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Сохранить черновик' }))
    await expectShown('Незаконченных форм уже 50. Удалите ненужные или закончите их.')
    expect(field(name)).toHaveValue('Бишкек')
  })

  test('is continued exactly as typed and becomes a document', async () => {
    const server = openBank()
    server.on('FindUnfinishedForm', answer({ findUnfinishedForm: unfinishedForm() }))
    const { user } = await openForm(continued)
    expect(await screen.findByLabelText(name)).toHaveValue('ОсОО Недописа')
    expect(anyFormIsDirty()).toBe(false)
    await user.clear(field(name))
    await fillInterbank(user)
    await user.click(sendButton())
    expect(await screen.findByText('Отправлено на подпись')).toBeInTheDocument()
    // The call of the save names the form, so the server knows that it is used up.
    const kept = keptForm(server.callsOf('KeepUnfinishedForm').at(-1))
    const [save] = server.callsOf('SaveInterbank')
    expect(kept).toMatchObject({ id: unfinishedForm().id, version: 3 })
    expect(kept.attempt?.key).toBe(save?.headers.get('Idempotency-Key'))
  })

  test('that another device has changed is kept apart, and neither is lost', async () => {
    const server = openBank()
    server.on('FindUnfinishedForm', answer({ findUnfinishedForm: unfinishedForm() }))
    server.on('KeepUnfinishedForm', call => {
      const { id, version } = keptForm(call)
      return version === 3
        ? refuse('UNFINISHED_FORM_CHANGED_MEANWHILE')
        : answer({ keepUnfinishedForm: { id, version: 1 } })
    })
    const { user, router } = await openForm(continued)
    await user.type(await screen.findByLabelText(name), ' и партнёры')
    await user.click(draftButton())
    await expectShown('Эту форму изменили на другом устройстве. Ваш вариант сохранён отдельно.')
    const kept = keptForm(server.callsOf('KeepUnfinishedForm').at(-1))
    expect(kept.id).not.toBe(unfinishedForm().id)
    expect(kept.version).toBeNull()
    expect(router.state.location.search).toEqual({ unfinished: kept.id })
    expect(field(name)).toHaveValue('ОсОО Недописа и партнёры')
  })

  test('over a document names the version that was seen', async () => {
    const server = openBank()
    server.on('SourceDocument', answer(sourceOf({ version: 9 })))
    const edited = { id: paymentId, version: 7 }
    const texts = [{ field: 'purpose', text: 'Оплата за но' }]
    server.on(
      'FindUnfinishedForm',
      answer({ findUnfinishedForm: unfinishedForm({ edited, texts }) }),
    )
    const { user } = await openForm(`${interbank}/${paymentId}?unfinished=${unfinishedForm().id}`)
    await user.type(await screen.findByLabelText(/Назначение платежа/), 'ябрь')
    await user.click(draftButton())
    await waitFor(() => expect(server.callsOf('KeepUnfinishedForm')).not.toEqual([]))
    expect(keptForm(server.callsOf('KeepUnfinishedForm').at(-1)).edited).toEqual(edited)
  })

  test.each([
    ['has become a document', { savedId: paymentId }, 'Открыть документ', `payment=${paymentId}`],
    ['belongs to another form', { form: 'conversion' }, 'К черновикам', 'status=DRAFT'],
  ])('that %s leads there', async (_name, more, label, target) => {
    const server = openBank()
    server.on('FindUnfinishedForm', answer({ findUnfinishedForm: unfinishedForm(more) }))
    await openForm(continued)
    const link = await screen.findByRole('link', { name: label })
    expect(decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('"', '')).toContain(
      target,
    )
  })

  test('that is gone says so', async () => {
    const server = openBank()
    server.on('FindUnfinishedForm', refuse('UNFINISHED_FORM_NOT_FOUND'))
    await openForm(continued)
    expect(await screen.findByText('Этой формы больше нет')).toBeInTheDocument()
  })
})

describe('a lost answer', () => {
  test('is requested again after a reload, and makes one document', async () => {
    const server = openBank()
    server.on('SaveInterbank', lostAnswer)
    const first = await openForm(interbank)
    await fillInterbank(first.user)
    await first.user.click(sendButton())
    expect(await screen.findByText('Проверяем, дошёл ли платёж')).toBeInTheDocument()
    // It is sent once more by itself; a call of a form that is gone would reach the bank of another test.
    await waitFor(() => expect(server.callsOf('SaveInterbank')).toHaveLength(2))
    const sent = server.callsOf('SaveInterbank')[0]
    const kept = keptForm(server.callsOf('KeepUnfinishedForm').at(-1))
    const address = first.router.state.location.href
    expect(address).toContain(kept.id)
    first.unmount()

    server.on(
      'FindUnfinishedForm',
      answer({ findUnfinishedForm: unfinishedForm({ ...kept, version: 1 }) }),
    )
    server.on('SaveInterbank', answer({ saveInterBankTransferNativeDraft: paymentId }))
    const { user } = await openForm(address)
    expect(await screen.findByText('Проверяем, дошёл ли платёж')).toBeInTheDocument()
    expect(field(name)).toHaveValue('ОсОО "Бишкек Строй"')
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }))
    expect(await screen.findByText('Отправлено на подпись')).toBeInTheDocument()
    const again = server.callsOf('SaveInterbank').at(-1)
    expect(again?.headers.get('Idempotency-Key')).toBe(sent?.headers.get('Idempotency-Key'))
    expect(variablesOf(again)).toEqual(variablesOf(sent))
  })

  test('of a save that was refused keeps nothing that nobody wanted kept', async () => {
    const server = openBank()
    server.on('SaveInterbank', refuse('DUPLICATE_DOCUMENT_NUMBER'))
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    await waitFor(() => expect(server.callsOf('DeleteUnfinishedForm')).toHaveLength(1))
    expect(variablesOf(server.callsOf('DeleteUnfinishedForm')[0])).toMatchObject({
      form: { id: keptForm(server.callsOf('KeepUnfinishedForm')[0]).id },
    })
  })

  test('of the form does not keep a save from being made', async () => {
    const server = openBank()
    server.on('KeepUnfinishedForm', lostAnswer)
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    expect(await screen.findByText('Отправлено на подпись')).toBeInTheDocument()
  })
})

describe('the same payment once more', () => {
  const params = { paymentId, number: '17' }

  test('needs one confirmation, and is made when it is meant', async () => {
    const server = openBank()
    server.on('SaveInterbank', call =>
      variablesOf(call)['unlessSame'] === true
        ? refuse('SAME_PAYMENT_EXISTS', { params })
        : answer({ saveInterBankTransferNativeDraft: paymentId }),
    )
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(sendButton())
    expect(await screen.findByText(/Такой платёж уже есть: № 17/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Создать ещё один' }))
    expect(await screen.findByText('Отправлено на подпись')).toBeInTheDocument()
    const keys = server.callsOf('SaveInterbank').map(call => call.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  })

  test('leads to the first document, and back to the form', async () => {
    const server = openBank()
    server.on('SaveInterbank', refuse('SAME_PAYMENT_EXISTS', { params }))
    const { user } = await openForm(interbank)
    await fillInterbank(user)
    await user.click(draftButton())
    await user.click(await screen.findByRole('button', { name: 'Вернуться к форме' }))
    await user.click(sendButton())
    await user.click(await screen.findByRole('button', { name: 'Открыть №\u00a017' }))
    await user.click(await screen.findByRole('button', { name: 'Уйти' }))
    expect(await screen.findByText('История открыта')).toBeInTheDocument()
  })
})

test('an empty form leads to the unfinished ones, and does not move when typing begins', async () => {
  const server = openBank()
  server.on('UnfinishedForms', answer({ findUnfinishedForms: [unfinishedForm()] }))
  const { user } = await openForm(interbank)
  expect(await screen.findByText('Есть незаконченная форма.')).toBeInTheDocument()
  await paste(user, name, 'Б')
  expect(screen.getByText('Есть незаконченная форма.')).toBeInTheDocument()
  await user.click(draftButton())
  await waitFor(() => expect(screen.queryByText('Есть незаконченная форма.')).toBeNull())
})

test('a note that comes after typing has begun stays away', async () => {
  const server = openBank()
  let come: () => void = () => undefined
  const late = new Promise<void>(resolve => {
    come = resolve
  })
  server.on('UnfinishedForms', async () => {
    await late
    return answer({ findUnfinishedForms: [unfinishedForm()] })
  })
  const { user } = await openForm(interbank)
  await paste(user, name, 'Б')
  come()
  await user.click(draftButton())
  await expectShown('Сохранено как незаконченная форма')
  expect(screen.queryByText('Есть незаконченная форма.')).toBeNull()
})
