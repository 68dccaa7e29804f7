import { valueDateVerdict } from '@tartip/domain/bank-day/time-rule'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { addDays, bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import type { DocumentInput } from '../modules/payment/use-cases/prepare-document.ts'
import type { Actor } from '../platform/actor.ts'
import type { SimulatedBank } from './simulated-bank.ts'
import { completeRefund, drawCode, type RefundShare } from './simulated-sales.ts'
import { ownBic, type SimulatedAccount, type SimulatedOrganisation } from './simulated-people.ts'

/** The kinds that people of a simulation make, and the mutation of each. */
export const mutationOf = {
  CLEARING: 'saveInterBankTransferNativeDraft',
  GROSS: 'saveInterBankTransferNativeDraft',
  INTRABANK_OWN: 'saveIntraBankOwnerTransferDraft',
  INTRABANK_FOREIGN: 'saveIntraBankForeignTransferDraft',
  CONVERSION: 'saveConversionDraft',
  SWIFT: 'saveSwift',
  RKO_2_CARD: 'saveCardTransfer',
  CARD_2_RKO: 'saveCardTransfer',
  CARD_2_CARD: 'saveCardTransfer',
  BUDGET: 'saveBudgetPayment',
  QR: 'saveQrPayment',
  REFUND: 'refundOperation',
} as const satisfies Partial<Record<OperationCode, string>>
export type SimulatedOperation = keyof typeof mutationOf
export const simulatedOperations = Object.keys(mutationOf) as SimulatedOperation[]

export function isSimulatedOperation(code: string): code is SimulatedOperation {
  return code in mutationOf
}

/** What a person fills in: drawn at once, so that a seed repeats; completed by what the bank says when it is sent. */
export interface SimulatedInput {
  readonly label: string
  complete(actor: Actor): Promise<DocumentInput>
}

/** A document of the kind, mostly a sensible one. */
export function documentInput(
  sim: SimulatedBank,
  organisation: SimulatedOrganisation,
  operation: SimulatedOperation,
): SimulatedInput {
  const { random } = sim
  const common = {
    operation,
    amount: amountOf(random.below(random.chance(8) ? 2_000_000 : 9_000), random.below(100)),
    valueDate: valueDateFor(sim, operation),
  }
  const sides = sidesOf(sim, organisation, operation)
  const texts = textsOf(sim, operation, sides, common.amount)
  const input = { ...common, payerAccount: sides.payer.account, ...texts }
  const refund = {
    at: random.next(),
    share: random.pick<RefundShare>(['whole', 'part', 'part', 'too much']),
  }
  const label = `${input.amount} from ${input.payerAccount} for ${input.valueDate}`
  let completed: Promise<DocumentInput> | undefined
  return {
    label,
    // A repeated call carries what the first attempt was completed with.
    complete: actor =>
      (completed ??=
        operation === 'REFUND'
          ? completeRefund(sim.sales, actor, input, refund)
          : completedBy(sim, actor, operation, input, sides)),
  }
}

const amountOf = (units: number, hundredths: number) =>
  `${1 + units}.${String(hundredths).padStart(2, '0')}`

interface Sides {
  readonly payer: SimulatedAccount
  readonly recipient: SimulatedAccount
}

/** Accounts that the kind can use; in one of ten cases any, which must be refused where it does not fit. */
function sidesOf(
  { random, organisations }: SimulatedBank,
  organisation: SimulatedOrganisation,
  operation: SimulatedOperation,
): Sides {
  const { accounts } = organisation
  const of = (type: SimulatedAccount['type'], currency: SimulatedAccount['currency']) =>
    accounts.filter(each => each.type === type && each.currency === currency)
  const isOdd = random.chance(10)
  const pick = (list: readonly SimulatedAccount[]) => random.pick(isOdd ? accounts : list)
  const som = of('RKO', 'KGS')
  switch (operation) {
    case 'CLEARING':
    case 'GROSS':
    case 'BUDGET': {
      const payer = pick(som)
      return { payer, recipient: payer }
    }
    case 'SWIFT': {
      const payer = pick(of('RKO', 'USD'))
      return { payer, recipient: payer }
    }
    case 'REFUND': {
      const payer = pick(som)
      return { payer, recipient: payer }
    }
    case 'QR':
    case 'INTRABANK_FOREIGN': {
      const others = organisations.filter(each => each !== organisation)
      return { payer: pick(som), recipient: random.pick(random.pick(others).accounts) }
    }
    case 'INTRABANK_OWN': {
      const payer = pick(som)
      return { payer, recipient: pick(som.filter(each => each !== payer)) }
    }
    case 'CONVERSION': {
      const [from, to] = random.chance(50) ? (['KGS', 'USD'] as const) : (['USD', 'KGS'] as const)
      return { payer: pick(of('RKO', from)), recipient: pick(of('RKO', to)) }
    }
    case 'RKO_2_CARD':
      return { payer: pick(som), recipient: pick(of('CARD', 'KGS')) }
    case 'CARD_2_RKO':
      return { payer: pick(of('CARD', 'KGS')), recipient: pick(som) }
    case 'CARD_2_CARD': {
      const payer = pick(of('CARD', 'KGS'))
      return { payer, recipient: pick(of('CARD', 'KGS').filter(each => each !== payer)) }
    }
  }
}

/** What the kind says beside payer, amount and day. */
function textsOf(
  { random, rules }: SimulatedBank,
  operation: SimulatedOperation,
  { payer, recipient }: Sides,
  amount: string,
): Readonly<Record<string, string>> {
  const purpose = random.chance(4) ? 'Оплата за запретное' : 'Оплата по договору 7'
  const paymentCode = rules.paymentCodes().find(({ isActive }) => isActive)?.classCode ?? ''
  const transfer = { purpose, paymentCode, recipientName: 'ОсОО Поставщик' }
  switch (operation) {
    case 'CLEARING':
    case 'GROSS': {
      const bank = random.pick(rules.banks().search('', 'INTERBANK'))
      return {
        ...transfer,
        recipientBic: bank.bankCode,
        recipientAccount: `${bank.accountPrefix}0010000000001`.padEnd(16, '0').slice(0, 16),
      }
    }
    case 'INTRABANK_OWN':
    case 'INTRABANK_FOREIGN':
      return { ...transfer, recipientBic: ownBic, recipientAccount: recipient.account }
    case 'CONVERSION':
      return { recipientAccount: recipient.account, rateKind: 'FIXED' }
    case 'SWIFT':
      return abroad(payer.account, random.pick(['OUR', 'SHA', 'BEN', 'GOUR']))
    case 'RKO_2_CARD':
    case 'CARD_2_RKO':
    case 'CARD_2_CARD':
      return {
        payerCurrency: payer.currency,
        recipientAccount: recipient.account,
        purpose: 'Пополнение карты',
      }
    case 'BUDGET':
      return { kind: 'TAX' }
    case 'QR':
      return { qrCode: drawCode(random, recipient.account, amount) }
    case 'REFUND':
      return { purpose: 'Вернули товар' }
  }
}

const abroad = (commissionAccount: string, commissionOption: string) => ({
  payerCurrency: 'USD',
  purpose: 'INVOICE 15 FOR SPARE PARTS',
  recipientName: 'ACME TRADING LTD',
  country: 'US',
  recipientCity: 'New York',
  recipientAddress: 'Wall Street 1',
  recipientBic: 'CHASUS33',
  recipientAccount: '001000001',
  commissionOption,
  commissionAccount,
  isExotic: 'false',
})

/** Adds the rate of now to a conversion and a code of the day to a budget payment. */
async function completedBy(
  sim: SimulatedBank,
  { legalPartyId }: Actor,
  operation: SimulatedOperation,
  input: DocumentInput,
  { payer, recipient }: Sides,
): Promise<DocumentInput> {
  if (operation === 'CONVERSION') {
    const rate = await sim.rateOf(payer.currency, recipient.currency)
    return rate === undefined ? input : { ...input, rate }
  }
  if (operation === 'BUDGET') {
    return { ...input, paylogicId: await sim.obtainTaxCode(legalPartyId, input['amount'] ?? '') }
  }
  return input
}

/** The first open day for the operation, or one of the next days. */
function valueDateFor(
  { random, rules, clock }: SimulatedBank,
  operation: SimulatedOperation,
): LocalDate {
  const today = bishkekDate(clock.now())
  // Around New Year the bank is closed for more than a week.
  const days = Array.from({ length: 10 }, (_, ahead) => addDays(today, ahead))
  const open = days.filter(
    date => valueDateVerdict(rules.bankDay(), operation, 'KGS', date, 'create').ok,
  )
  return random.chance(80) && open[0] !== undefined ? open[0] : random.pick(days.slice(0, 5))
}
