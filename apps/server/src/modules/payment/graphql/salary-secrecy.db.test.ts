import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql'
import { describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { somAccount } from '../testing/fake-accounts.ts'
import { save as savePayment, transfer } from '../testing/payment-service.ts'
import {
  creator,
  oneSignature,
  row,
  useSalaryService,
  withoutSalary,
} from '../testing/salary-service.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { typeDefs } from './payment.sdl.generated.ts'

const bank = useSalaryService()
const { saveChecked, detailOf, send, execute } = bank

describe('what one person gets', () => {
  /** Amounts that stand nowhere else. */
  const secrets = ['7713.31', '8817.71', '9923.37']
  const schema = buildSchema(typeDefs)

  /** Every field of a type, some levels deep. */
  function selectionOf(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type)
    if (!isObjectType(named)) return ''
    if (depth === 0) return '{ __typename }'
    const parts = Object.values(named.getFields()).map(
      field => `${field.name} ${selectionOf(field.type, depth - 1)}`,
    )
    return `{ ${parts.join(' ')} }`
  }
  function valueOf(name: string, type: GraphQLInputType, id: string): unknown {
    const inner = getNullableType(type)
    if (isListType(inner)) return [valueOf(name, inner.ofType, id)]
    if (isEnumType(inner)) return inner.getValues()[0]?.name
    if (isInputObjectType(inner)) {
      const fields = Object.values(inner.getFields()).filter(
        field => isNonNullType(field.type) || /id$/i.test(field.name),
      )
      return Object.fromEntries(fields.map(one => [one.name, valueOf(one.name, one.type, id)]))
    }
    const { name: scalar } = getNamedType(inner)
    if (name === 'legalPartyId') return organisationId
    if (scalar === 'Int') return 1
    if (scalar === 'Boolean') return false
    if (scalar === 'LocalDate') return '2026-11-30'
    if (scalar === 'Decimal') return '1.00'
    return /account/i.test(name) ? somAccount : id
  }
  async function answersOf(
    kind: 'query' | 'mutation',
    actor: Actor,
    ids: readonly string[],
  ): Promise<string> {
    const answers: unknown[] = []
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    for (const field of Object.values(root?.getFields() ?? {})) {
      for (const id of field.args.length === 0 ? ids.slice(0, 1) : ids) {
        const args = field.args.map(arg => ({
          declared: `$${arg.name}: ${String(arg.type)}`,
          given: `${arg.name}: $${arg.name}`,
          entry: [arg.name, valueOf(arg.name, arg.type, id)] as const,
        }))
        const inParentheses = (list: readonly string[]) =>
          list.length === 0 ? '' : `(${list.join(', ')})`
        const source = `${kind}${inParentheses(args.map(({ declared }) => declared))} {
          ${field.name}${inParentheses(args.map(({ given }) => given))} ${selectionOf(field.type, 4)} }`
        answers.push(
          await bank.service.run(actor, source, Object.fromEntries(args.map(a => a.entry))),
        )
      }
    }
    return JSON.stringify(answers)
  }
  /** How many documents a search finds; the palette and the history search in this way. */
  async function countOf(actor: Actor, search: object): Promise<number> {
    const found = `query($s: SearchOperationHistory!) {
      searchPaymentByCriteria(searchOperationHistory: $s) { amountElements } }`
    const { data } = await bank.service.run(actor, found, {
      s: { legalPartyId: organisationId, ...search },
    })
    return (data as { searchPaymentByCriteria: { amountElements: number } }).searchPaymentByCriteria
      .amountElements
  }
  const searchesFor = (secret: string) => [
    { search: secret },
    { startAmount: secret, endAmount: secret },
  ]
  const everyAnswer = async (actor: Actor, ids: readonly string[]) =>
    (await answersOf('query', actor, ids)) + JSON.stringify(await bank.service.exportHistory(actor))
  const readers = (['FIRST', 'SECOND', 'THIRD', 'CASH_MANAGER', 'AUDITOR'] as const).map(right =>
    testActor(right, { ...oneSignature, productRoles: [] }),
  )

  test('reaches nobody without the salary project through any operation, search or export', async () => {
    const several = await saveChecked({
      rows: [row(1, { amount: secrets[0] }), row(2, { amount: secrets[1] })],
    })
    await execute(several, [undefined, 'SALARY_CARD_BLOCKED'], 881_771n)
    const single = await saveChecked({ fileName: 'Премия', rows: [row(3, { amount: secrets[2] })] })
    await send(single)
    const { paymentId } = (await detailOf(single)).salary
    const ids = [several, single, (await detailOf(several)).salary.paymentId, paymentId]
    const shown = await everyAnswer(creator, ids)
    expect(secrets.filter(secret => !shown.includes(secret))).toEqual([])
    const [, , ofOne = ''] = secrets
    for (const search of searchesFor(ofOne)) expect(await countOf(creator, search)).toBe(1)
    for (const reader of readers) {
      const hidden = await everyAnswer(reader, ids)
      expect(secrets.filter(secret => hidden.includes(secret))).toEqual([])
      for (const search of secrets.flatMap(searchesFor)) {
        expect(await countOf(reader, search)).toBe(0)
      }
    }
    const papers = bank.service.openExport('payment-orders', withoutSalary, { ids: paymentId })
    await expect(papers).rejects.toThrow('PAYMENT_NOT_FOUND')
    const needed = bank.service.exportPolicies.filter(({ name }) => name.startsWith('salary-'))
    expect(needed.map(({ policy }) => policy.needs)).toEqual([
      'salary.read',
      'salary.read',
      'salary.use',
    ])
    // Last, as mutations change what they are given; what they leave is read once more.
    for (const reader of readers) {
      const hidden = await answersOf('mutation', reader, ids)
      expect(secrets.filter(secret => hidden.includes(secret))).toEqual([])
    }
    const left = await everyAnswer(withoutSalary, ids)
    expect(secrets.filter(secret => left.includes(secret))).toEqual([])
  }, 120_000)

  test('comes live to nobody without the salary project', async () => {
    const { listenPayment, listenSalary } = schema.getSubscriptionType()?.getFields() ?? {}
    if (!listenPayment || !listenSalary) throw new Error('The service has these subscriptions')
    const listen = ({ name, type }: typeof listenPayment, given: string) => {
      const source = `subscription($id: ID!) { ${name}(${given}) ${selectionOf(type, 3)} }`
      return bank.service.listen(withoutSalary, source, { id: organisationId })
    }
    const salaryOf = 'salaryIdInput: { legalPartyId: $id }'
    await expect(listen(listenSalary, salaryOf)).rejects.toThrow('FORBIDDEN')
    const events = await listen(listenPayment, 'legalPartyId: $id')
    const single = await saveChecked({ rows: [row(3, { amount: secrets[2] })] })
    await execute(single, [undefined], 0n)
    // Events keep their order: when this document comes, all before it have come.
    const { data } = await bank.service.run(withoutSalary, savePayment, { input: transfer() })
    const { saveInterBankTransferNativeDraft: marker } = data as Record<string, string>
    const heard: string[] = []
    while (!heard.at(-1)?.includes(marker ?? '')) {
      heard.push(JSON.stringify((await events.next()).value))
    }
    expect(secrets.filter(secret => heard.join('').includes(secret))).toEqual([])
    await events.return(undefined)
  })
})
