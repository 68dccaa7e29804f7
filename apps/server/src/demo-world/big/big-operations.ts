import type { OperationText } from '@tartip/bank-twin/store/operation-store'
import { feeAccountNumber, internalAccountId } from '@tartip/bank-twin/internal-accounts'
import { convertAt } from '@tartip/domain/money/money'
import { clearingLimitMinor } from '@tartip/domain/payment/interbank-choice'
import { instantAt, type LocalDate } from '@tartip/domain/time/instant'
import { conversionRequests } from '@tartip/ledger/conversion'
import type { MoveRequest, TransferRequest } from '@tartip/ledger/transfer'
import type { DemoCounterparty } from '../demo-counterparties.ts'
import { demoBankName } from '../demo-history.ts'
import type { DemoRandom } from '../demo-random.ts'
import type { BigOrganisation } from './big-organisations.ts'

/** One thing that happened: its transfers, linked where there are several, and what statements say. */
export interface BigOperation {
  readonly requests: readonly TransferRequest[]
  readonly texts: readonly OperationText[]
}

export interface OperationMaker {
  /** What an account begins with. */
  opening(organisation: BigOrganisation, at: number): BigOperation
  /** The next operation of a company; money comes in when little is left. */
  next(organisation: BigOrganisation, at: number): BigOperation
  /** The end of a clearing session: what has gathered in transit goes to the National Bank. */
  settlement(at: number): BigOperation | undefined
}

export interface OperationMakerDeps {
  readonly random: DemoRandom
  readonly counterparties: readonly DemoCounterparty[]
  readonly organisations: readonly BigOrganisation[]
  readonly ownPrefix: string
  /** The bank's own tariff, tyiyn. */
  readonly commission: (operation: 'CLEARING' | 'GROSS', amountMinor: bigint) => bigint
  readonly transferId: (at: number) => string
}

export const workingDay = (day: LocalDate): { readonly from: number; readonly until: number } => ({
  from: instantAt(day, 9 * 60),
  until: instantAt(day, 17 * 60 + 30),
})

const transit = internalAccountId('CLEARING_TRANSIT', 'KGS')
const national = internalAccountId('NBKR_CORRESPONDENT', 'KGS')
const fees = internalAccountId('FEE_INCOME', 'KGS')

/** More than the dearest purchase of dollars below. */
const enoughForDollarsMinor = 100_000_00n

const incoming = [
  'Оплата за товар по счёту NO ',
  'Оплата по договору поставки NO ',
  'Предоплата по счёту NO ',
]
const outgoing = [
  'Оплата за продукты по накладной NO ',
  'Аренда помещения, договор NO ',
  'Транспортные услуги по акту NO ',
  'Услуги связи, договор NO ',
]

export function createOperationMaker(deps: OperationMakerDeps): OperationMaker {
  const { random, counterparties, organisations, ownPrefix, transferId } = deps
  const feeAccount = feeAccountNumber(ownPrefix)
  /** Credits less debits; the ledger books later, many at once, and refuses what is not there. */
  const balances = new Map<string, bigint>()
  const balance = (accountId: string): bigint => balances.get(accountId) ?? 0n
  let number = 0

  function kept(operation: BigOperation): BigOperation {
    for (const request of operation.requests) {
      if (request.kind !== 'TRANSFER') continue
      const { debitAccountId, creditAccountId, amountMinor } = request
      balances.set(debitAccountId, balance(debitAccountId) - amountMinor)
      balances.set(creditAccountId, balance(creditAccountId) + amountMinor)
    }
    return operation
  }

  const amountOf = (organisation: BigOrganisation): bigint =>
    BigInt(organisation.usualUnits) * BigInt(random.integer(20, 190)) +
    BigInt(random.integer(0, 99))

  const move = (
    from: string,
    to: string,
    amountMinor: bigint,
    at: number,
    id = transferId(at),
  ): MoveRequest => ({
    kind: 'TRANSFER',
    id,
    debitAccountId: from,
    creditAccountId: to,
    currency: 'KGS',
    amountMinor,
    bookedAt: at,
  })

  function receive(organisation: BigOrganisation, amountMinor: bigint, at: number): BigOperation {
    const party = random.pick(counterparties)
    const request = move(national, organisation.main.accountId, amountMinor, at)
    return {
      requests: [request],
      texts: [textOf(organisation, request, party, random.pick(incoming), number)],
    }
  }

  function pay(organisation: BigOrganisation, amountMinor: bigint, at: number): BigOperation {
    const party = random.pick(counterparties)
    const operationCode = amountMinor > clearingLimitMinor ? 'GROSS' : 'CLEARING'
    const { accountId } = organisation.main
    const amount = move(accountId, operationCode === 'GROSS' ? national : transit, amountMinor, at)
    const purpose = random.pick(outgoing)
    const commissionMinor = deps.commission(operationCode, amountMinor)
    const own = { ...textOf(organisation, amount, party, purpose, number), operationCode }
    if (commissionMinor === 0n) return { requests: [amount], texts: [own] }
    const commission = move(accountId, fees, commissionMinor, at)
    return {
      requests: [{ ...amount, isLinkedToNext: true }, commission],
      texts: [
        own,
        {
          accountId,
          transferId: commission.id,
          counterpartyName: demoBankName,
          counterpartyAccount: feeAccount,
          purpose: `Комиссия по документу № ${number}`,
          documentNumber: String(number),
          operationCode,
        },
      ],
    }
  }

  /** To another company of this bank: both statements speak of it. */
  function payNeighbour(payer: BigOrganisation, amountMinor: bigint, at: number): BigOperation {
    const recipient = random.pick(organisations)
    if (recipient === payer) return pay(payer, amountMinor, at)
    const request = move(payer.main.accountId, recipient.main.accountId, amountMinor, at)
    const purpose = random.pick(outgoing)
    const text = (owner: BigOrganisation, other: BigOrganisation): OperationText => ({
      accountId: owner.main.accountId,
      transferId: request.id,
      counterpartyName: other.companyName,
      counterpartyAccount: other.main.account,
      purpose: purpose + number,
      documentNumber: String(number),
      operationCode: 'INTRABANK_FOREIGN',
    })
    return { requests: [request], texts: [text(payer, recipient), text(recipient, payer)] }
  }

  function buyDollars(
    organisation: BigOrganisation,
    dollars: NonNullable<BigOrganisation['dollars']>,
    at: number,
  ): BigOperation {
    const rate = `87.${random.integer(1_000, 9_999)}`
    const boughtMinor = BigInt(random.integer(100, 900)) * 100n
    const soldMinor = convertAt(boughtMinor, 'USD', 'KGS', rate)
    const [soldId, boughtId] = [transferId(at), transferId(at)]
    const text = (accountId: string, id: string): OperationText => ({
      accountId,
      transferId: id,
      counterpartyName: demoBankName,
      counterpartyAccount: feeAccount,
      purpose: `Покупка долларов США по курсу ${rate}`,
      documentNumber: String(number),
      operationCode: 'CONVERSION',
    })
    return {
      requests: conversionRequests({
        sold: {
          transferId: soldId,
          accountId: organisation.main.accountId,
          positionAccountId: internalAccountId('POSITION', 'KGS'),
          currency: 'KGS',
          amountMinor: soldMinor,
        },
        bought: {
          transferId: boughtId,
          accountId: dollars.accountId,
          positionAccountId: internalAccountId('POSITION', 'USD'),
          currency: 'USD',
          amountMinor: boughtMinor,
        },
        rate,
        pricedCurrency: 'USD',
        bookedAt: at,
      }),
      texts: [text(organisation.main.accountId, soldId), text(dollars.accountId, boughtId)],
    }
  }

  return {
    opening(organisation, at) {
      number += 1
      const request = move(
        national,
        organisation.main.accountId,
        BigInt(organisation.usualUnits) * 100n * BigInt(random.integer(20, 60)),
        at,
      )
      return kept({
        requests: [request],
        texts: [
          {
            accountId: organisation.main.accountId,
            transferId: request.id,
            counterpartyName: 'Перенос остатка',
            counterpartyAccount: '',
            purpose: 'Входящий остаток на начало года',
            documentNumber: String(number),
          },
        ],
      })
    },
    next(organisation, at) {
      number += 1
      const amountMinor = amountOf(organisation)
      const available = balance(organisation.main.accountId)
      const isLow = available < amountMinor * 4n
      if (isLow || random.chance(45)) return kept(receive(organisation, amountMinor, at))
      const { dollars } = organisation
      if (dollars !== undefined && random.chance(2) && available > enoughForDollarsMinor) {
        return kept(buyDollars(organisation, dollars, at))
      }
      return kept(
        random.chance(20)
          ? payNeighbour(organisation, amountMinor, at)
          : pay(organisation, amountMinor, at),
      )
    },
    settlement(at) {
      const gathered = balance(transit)
      if (gathered <= 0n) return undefined
      return kept({ requests: [move(transit, national, gathered, at)], texts: [] })
    },
  }
}

function textOf(
  organisation: BigOrganisation,
  request: MoveRequest,
  party: DemoCounterparty,
  purpose: string,
  number: number,
): OperationText {
  return {
    accountId: organisation.main.accountId,
    transferId: request.id,
    counterpartyName: party.name,
    counterpartyAccount: party.account,
    counterpartyBank: party.bic,
    purpose: purpose + number,
    documentNumber: String(number),
  }
}
