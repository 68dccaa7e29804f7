import { toDecimal } from '@tartip/domain/money/decimal'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { BankClient, CallOutcome } from '../lib/bank-client.ts'
import type { BenchOrganisation, BenchPerson, BenchWorld, OwnAccounts } from '../lib/world.ts'

/** How often each kind is made: of a hundred documents. */
const shares = {
  CLEARING: 40,
  GROSS: 14,
  INTRABANK_FOREIGN: 12,
  INTRABANK_OWN: 5,
  SWIFT: 10,
  CONVERSION: 6,
  BUDGET: 6,
  RKO_2_CARD: 4,
  CARD_2_RKO: 2,
  CARD_2_CARD: 1,
} as const satisfies Partial<Record<OperationCode, number>>
type MixedKind = keyof typeof shares

/** Spread evenly, so that every second of the load has the same mix. */
const order: readonly MixedKind[] = Object.entries(shares)
  .flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, nth) => ({
      kind: kind as MixedKind,
      place: (nth + 0.5) / count,
    })),
  )
  .toSorted((one, other) => one.place - other.place)
  .map(({ kind }) => kind)

/**
 * What the saving of a document takes; everything else of its life is the same for all kinds. The call that it returns
 * saves one document, however often it is repeated with a key.
 */
export type SaveDocument = (
  client: BankClient,
  person: BenchPerson,
  transferNum: string,
) => Promise<(key: string) => Promise<CallOutcome<string>>>

/** What the mix is compared with. */
export const onlyInterbank: SaveDocument = async (client, person, transferNum) => key =>
  client.save(person, key, { transferNum, purpose: purposeOf(transferNum) })

/** Saves one kind after the other. What a form would have looked up before is looked up outside of the measured call. */
export function mixOfKinds(world: BenchWorld, rate: string): SaveDocument {
  let made = 0
  return async (client, person, transferNum) => {
    const kind = order[made % order.length] ?? 'CLEARING'
    made += 1
    const { organisation } = person
    if (kind === 'CLEARING') return onlyInterbank(client, person, transferNum)
    if (kind === 'GROSS') {
      const words = { transferNum, purpose: purposeOf(transferNum) }
      return key => client.save(person, key, words, kind)
    }
    const others = [made, made + 1].map(
      turn => world.organisations[turn % world.organisations.length] ?? organisation,
    )
    const other = others.find(one => one !== organisation) ?? organisation
    const amount = toDecimal(world.terms.amountMinor, 'KGS')
    const common = { ...headOf(world, organisation, transferNum), operation: { id: kind }, amount }
    const fields = { ...common, ...fieldsOf(kind, organisation, { other, rate, transferNum }) }
    if (kind !== 'BUDGET') return key => client.saveKind(kind, person, key, fields)
    const code = await client.obtainTaxCode(person, amount, world.terms.valueDate)
    const { kind: provider, code: paylogicId, amount: exact } = done(code)
    const budget = { ...common, kind: provider, paylogicId, amount: exact }
    return key => client.saveKind(kind, person, key, budget)
  }
}

export function done<T>(outcome: CallOutcome<T>): T {
  if (outcome.kind === 'done') return outcome.value
  throw new Error(outcome.kind === 'refused' ? outcome.code : outcome.reason)
}

export const purposeOf = (transferNum: string): string =>
  `Оплата за товар по счёту ${transferNum} от 27.11.2026`

const headOf = ({ terms }: BenchWorld, organisation: BenchOrganisation, transferNum: string) => ({
  legalPartyId: organisation.legalPartyId,
  valueDate: terms.valueDate,
  transferNum,
  payerAccount: organisation.account,
})

interface Surroundings {
  readonly other: BenchOrganisation
  readonly rate: string
  readonly transferNum: string
}

function fieldsOf(
  kind: Exclude<MixedKind, 'CLEARING' | 'GROSS'>,
  organisation: BenchOrganisation,
  { other, rate, transferNum }: Surroundings,
): object {
  const { second, dollars, card, secondCard } = ownAccountsOf(organisation)
  const purpose = purposeOf(transferNum)
  switch (kind) {
    case 'INTRABANK_FOREIGN':
      return { recipientAccount: other.account, recipientName: other.companyName, purpose }
    case 'INTRABANK_OWN':
      return { recipientAccount: second, recipientName: organisation.companyName, purpose }
    case 'CONVERSION':
      return { recipientAccount: dollars, rate, rateKind: 'FIXED' }
    case 'RKO_2_CARD':
      return { recipientCardAccount: card, purpose }
    case 'CARD_2_RKO':
      return {
        payerAccount: undefined,
        payerCardAccount: card,
        payerCurrency: 'KGS',
        recipientAccount: second,
        purpose,
      }
    case 'CARD_2_CARD':
      return {
        payerAccount: undefined,
        payerCardAccount: card,
        payerCurrency: 'KGS',
        recipientCardAccount: secondCard,
        purpose,
      }
    case 'BUDGET':
      return {}
    case 'SWIFT':
      return {
        payerAccount: dollars,
        payerCurrency: 'USD',
        recipientName: 'ACME TRADING LTD',
        country: 'US',
        recipientCity: 'New York',
        recipientAddress: 'Wall Street 1',
        recipientBic: 'CHASUS33',
        recipientAccount: '001000001',
        purpose: `INVOICE ${transferNum} DD 27.11.2026 FOR SPARE PARTS`,
        commissionOption: 'OUR',
        commissionAccount: dollars,
      }
  }
}

function ownAccountsOf({ own }: BenchOrganisation): OwnAccounts {
  if (!own) throw new Error('The world was built without the accounts of a mix')
  return own
}
