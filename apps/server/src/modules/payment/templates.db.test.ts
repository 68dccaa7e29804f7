import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldsOfOperation } from '@tartip/domain/forms/form'
import { paymentForms } from '@tartip/domain/forms/payment-forms'
import { templateFields } from '@tartip/domain/forms/template'

import { secondSomAccount, somAccount } from './testing/fake-accounts.ts'
import { openPaymentService, type TestPaymentService } from './testing/payment-service.ts'
import { organisationId, otherOrganisationId, testActor } from './testing/test-people.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const saveCall =
  'mutation($template: TransferTemplateInput!) { saveTransferTemplate(template: $template) }'
const updateCall =
  'mutation($template: UpdateTemplateInput!) { updateTemplate(template: $template) }'
const deleteCall = 'mutation($template: TemplateRef!) { deleteTemplate(template: $template) }'
const listCall = `query($criteria: TransferTemplateCriteria!) {
  getTransferTemplateByCriteria(transferTemplateCriteria: $criteria) {
    id nameTemplate operation { id } form texts { field text } wrongFields version updatedBy
  }
}`

interface Listed {
  readonly id: string
  readonly nameTemplate: string
  readonly version: number
  readonly wrongFields: readonly string[]
}

let service: TestPaymentService
beforeAll(async () => {
  service = await openPaymentService()
})
afterAll(() => service.close())

let names = 0
let nameTemplate = ''
beforeEach(() => {
  names += 1
  nameTemplate = `Аренда ${names}`
})

const input = (more: object = {}) => ({
  template: {
    legalPartyId: organisationId,
    operation: { id: 'CLEARING' },
    nameTemplate,
    texts: [
      { field: 'payerAccount', text: somAccount },
      { field: 'recipientName', text: 'ОсОО Арендодатель' },
    ],
    ...more,
  },
})
const save = async (more: object = {}, actor = creator): Promise<string> => {
  const { data } = await service.run(actor, saveCall, input(more))
  return (data as { saveTransferTemplate: string }).saveTransferTemplate
}
const list = async (actor = creator, more: object = {}): Promise<readonly Listed[]> => {
  const criteria = { legalPartyId: actor.legalPartyId, ...more }
  const { data } = await service.run(actor, listCall, { criteria })
  return (data as { getTransferTemplateByCriteria: Listed[] }).getTransferTemplateByCriteria
}
const find = async (id: string, actor = creator) => (await list(actor)).find(each => each.id === id)
const codesOf = async (call: string, variables: object, actor = creator) =>
  (await service.run(actor, call, variables)).errors?.map(each => each['code'])

describe('a template', () => {
  test('is kept as typed and found by everybody who writes documents', async () => {
    const id = await save()
    expect(await find(id, first)).toEqual({
      id,
      nameTemplate,
      operation: { id: 'CLEARING' },
      form: 'clearing-gross',
      texts: input().template.texts,
      wrongFields: [],
      version: 1,
      updatedBy: expect.any(String) as string,
    })
  })

  test.each(paymentForms.map(form => [form.path, form] as const))(
    'keeps every field of the form %s that is not of one document alone',
    async (path, form) => {
      const operation = form.operations[0]
      if (!operation) throw new Error(`The form ${path} makes no documents`)
      const texts = templateFields(form).map(field => ({ field, text: 'x' }))
      const id = await save({ operation: { id: operation }, form: path, texts })
      const ofOperation = fieldsOfOperation(form, operation)
      const isKept = (field: string) =>
        form.fields[field]?.wire === null || ofOperation.includes(field)
      expect(await find(id)).toMatchObject({
        form: path,
        texts: texts.filter(({ field }) => isKept(field)),
      })
    },
  )

  test('that gives a field twice is refused', async () => {
    const texts = Array.from({ length: 3_000 }, () => ({ field: 'recipientName', text: '' }))
    const { errors } = await service.run(creator, saveCall, input({ texts }))
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT', params: { field: 'texts' } }])
    const id = await save()
    const changed = input({ id, version: 1, texts })
    expect(await codesOf(updateCall, changed)).toEqual(['BAD_USER_INPUT'])
  })

  test('is listed by its operation when one is named', async () => {
    const id = await save()
    const operationIds = ['INTRABANK_OWN']
    expect((await list(creator, { operationIds })).map(each => each.id)).not.toContain(id)
    const all = await list(creator, { operationIds: [...operationIds, 'CLEARING'] })
    expect(all.map(each => each.id)).toContain(id)
  })

  test.each([
    ['', 'TEMPLATE_NAME_REQUIRED'],
    ['я'.repeat(151), 'TEMPLATE_NAME_TOO_LONG'],
  ])('with the name %j is refused', async (name, code) => {
    expect(await codesOf(saveCall, input({ nameTemplate: name }))).toEqual([code])
  })

  test('has a name of its own in the organisation, whatever the case of its letters', async () => {
    await save()
    const same = input({ nameTemplate: ` ${nameTemplate.toUpperCase()} ` })
    expect(await codesOf(saveCall, same, first)).toEqual(['TEMPLATE_NAME_TAKEN'])
  })

  test('stands in the list by the Kyrgyz alphabet, where ө follows о', async () => {
    const inOrder = ['Оо суусу', 'Өлчөөчү', 'Полис'].map(name => `${name} ${names}`)
    for (const name of inOrder.toReversed()) await save({ nameTemplate: name })
    const listed = (await list()).map(one => one.nameTemplate)
    expect(listed.filter(name => inOrder.includes(name))).toEqual(inOrder)
  })

  test('is made once by a call that arrives twice', async () => {
    const answers = await Promise.all([
      service.run(creator, saveCall, input(), `save-template-twice-${names}`),
      service.run(creator, saveCall, input(), `save-template-twice-${names}`),
    ])
    expect(answers[0]?.errors).toBeUndefined()
    expect(answers[1]).toEqual(answers[0])
    expect(await service.run(creator, saveCall, input(), `save-template-twice-${names}`)).toEqual(
      answers[0],
    )
  })

  test.each([
    ['a number', 'transferNum', '7'],
    ['a day', 'valueDate', '2026-11-30'],
    ['a field that the form does not have', 'swiftCode', 'X'],
  ])('does not keep %s', async (_name, field, text) => {
    expect(await codesOf(saveCall, input({ texts: [{ field, text }] }))).toEqual(['BAD_USER_INPUT'])
  })

  test('names the field that no longer passes the rules', async () => {
    const texts = [
      { field: 'recipientBic', text: '999999' },
      { field: 'purpose', text: 'Ремонт & аренда' },
    ]
    expect(await find(await save({ texts }))).toMatchObject({
      wrongFields: ['recipientBic', 'purpose'],
    })
  })
})

describe('changing a template', () => {
  const change = (id: string, version: number, more: object = {}) => ({
    template: { ...input().template, id, version, ...more },
  })

  test('keeps its place and takes the new name and texts', async () => {
    const id = await save()
    const texts = [{ field: 'amount', text: '1 500' }]
    const renamed = `${nameTemplate} офиса`
    await service.run(first, updateCall, change(id, 1, { nameTemplate: renamed, texts }))
    expect(await find(id)).toMatchObject({ nameTemplate: renamed, texts, version: 2 })
  })

  test('that a colleague has changed meanwhile is refused', async () => {
    const id = await save()
    await service.run(first, updateCall, change(id, 1))
    expect(await codesOf(updateCall, change(id, 1))).toEqual(['TEMPLATE_CHANGED_MEANWHILE'])
  })

  test('into a name that is taken is refused', async () => {
    await save()
    const id = await save({ nameTemplate: `${nameTemplate} другая` })
    expect(await codesOf(updateCall, change(id, 1))).toEqual(['TEMPLATE_NAME_TAKEN'])
  })

  test('into another form of its operation is refused', async () => {
    const texts: object[] = []
    const card = { operation: { id: 'CARD_2_CARD' }, texts }
    const id = await save({ ...card, form: 'card-transfer-o24' })
    expect(await find(id)).toMatchObject({ form: 'card-transfer-o24' })
    expect(await codesOf(updateCall, change(id, 1, card))).toEqual(['OPERATION_TYPE_INVALID'])
    const same = change(id, 1, { ...card, form: 'card-transfer-o24' })
    expect(await codesOf(updateCall, same)).toBeUndefined()
    const other = input({ ...card, form: 'clearing-gross', nameTemplate: `${nameTemplate} 2` })
    expect(await codesOf(saveCall, other)).toEqual(['OPERATION_TYPE_INVALID'])
  })

  test('into another form is refused, into another operation of its form is not', async () => {
    const id = await save()
    const toForm = change(id, 1, { operation: { id: 'CONVERSION' }, texts: [] })
    expect(await codesOf(updateCall, toForm)).toEqual(['OPERATION_TYPE_INVALID'])
    expect(await codesOf(updateCall, change(id, 1, { operation: { id: 'GROSS' } }))).toBeUndefined()
  })

  test('is possible for one of two colleagues who save at once', async () => {
    const id = await save()
    const codes = await Promise.all(
      [creator, first].map(actor => codesOf(updateCall, change(id, 1), actor)),
    )
    expect(codes.filter(each => each === undefined)).toHaveLength(1)
    expect(codes.flatMap(each => each ?? [])).toEqual(['TEMPLATE_CHANGED_MEANWHILE'])
  })

  test('deletes it once; a second call under its key gets the same answer', async () => {
    const id = await save()
    const ref = { template: { templateId: id, legalPartyId: organisationId } }
    const deleted = await service.run(creator, deleteCall, ref, `delete-template-${names}`)
    expect(deleted).toEqual({ data: { deleteTemplate: true }, errors: undefined })
    expect(await service.run(creator, deleteCall, ref, `delete-template-${names}`)).toEqual(deleted)
    expect(await find(id)).toBeUndefined()
    expect(await codesOf(deleteCall, ref)).toEqual(['TEMPLATE_NOT_FOUND'])
  })
})

describe('a template is closed', () => {
  const reader = testActor('SECOND')

  test('to a person who may not read its account', async () => {
    const id = await save()
    service.accounts.restrict(reader.personId, [secondSomAccount])
    expect(await find(id, reader)).toBeUndefined()
    const change = { template: { ...input().template, id, version: 1, texts: [] } }
    expect(await codesOf(updateCall, change, reader)).toEqual(['TEMPLATE_NOT_FOUND'])
    const ref = { template: { templateId: id, legalPartyId: organisationId } }
    expect(await codesOf(deleteCall, ref, reader)).toEqual(['TEMPLATE_NOT_FOUND'])
    expect(await find(id)).toBeDefined()
  })

  test('and so is an account that the person may not read', async () => {
    service.accounts.restrict(reader.personId, [secondSomAccount])
    const { errors } = await service.run(reader, saveCall, input())
    expect(errors).toMatchObject([
      { code: 'VALIDATION', fields: [{ field: 'payerAccount', code: 'ACCOUNT_NOT_FOUND' }] },
    ])
  })

  test.each(['AUDITOR', 'THIRD', 'CASH_MANAGER'] as const)('to %s', async right => {
    const actor = testActor(right)
    const criteria = { legalPartyId: organisationId }
    expect(await codesOf(listCall, { criteria }, actor)).toEqual(['FORBIDDEN'])
    expect(await codesOf(saveCall, input(), actor)).toEqual(['FORBIDDEN'])
  })

  test('to another organisation', async () => {
    const id = await save()
    const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })
    expect(await list(stranger)).toEqual([])
    const criteria = { legalPartyId: organisationId }
    expect(await codesOf(listCall, { criteria }, stranger)).toEqual(['LEGAL_PARTY_NOT_FOUND'])
    const ref = { template: { templateId: id, legalPartyId: otherOrganisationId } }
    expect(await codesOf(deleteCall, ref, stranger)).toEqual(['TEMPLATE_NOT_FOUND'])
  })
})
