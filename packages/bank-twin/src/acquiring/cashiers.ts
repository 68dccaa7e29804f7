import type {
  Cashier,
  CashierEvent,
  CashierRefusal,
  Cashiers,
  HireRefusal,
  NewCashier,
} from '@tartip/bank-ports/cashiers'
import type { BankUserContract } from '@tartip/bank-ports/contracts-and-registration'
import type { RegisteredPerson } from '@tartip/bank-ports/person-registry'
import { isAccountOfBank } from '@tartip/domain/identifiers/account-number'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { TwinFeed } from '../common/event-feed.ts'
import { runOnce } from '../common/repeated-request.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { addToContract, freezeInContract, fullNameOf } from '../contracts/contract-member.ts'
import {
  findContractInForce,
  findPersonBy,
  readUserContracts,
} from '../contracts/contract-store.ts'
import type { ContractsDeps } from '../contracts/contracts-and-registration.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import {
  areRegistersOf,
  closeShift,
  findCashier,
  findHireRequest,
  insertHireRequest,
  lockHiring,
  openShift,
  readOpenShifts,
  saveCashier,
} from './cashier-store.ts'

export interface CashiersDeps {
  readonly contracts: ContractsDeps
  readonly cashierFeed: TwinFeed<CashierEvent>
  readonly ownPrefix: string
}

/** Who stands at which cash register; the right itself is kept with the contracts. */
export function createCashiers(deps: CashiersDeps): Cashiers {
  const { contracts, cashierFeed } = deps
  const { db, clock } = contracts

  const change = async <T, E extends string>(
    run: (tx: TwinDb) => Promise<Result<T, E>>,
  ): Promise<Result<T, E>> => {
    const answer = await asBankCall(() => inTransaction(db, run))
    if (answer.ok) {
      cashierFeed.wake()
      contracts.feed.wake()
    }
    return answer
  }
  const onActive = <T, E extends string>(
    legalPartyId: string,
    cashierId: string,
    run: (tx: TwinDb, cashier: Cashier) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | 'ENTITY_NOT_FOUND'>> =>
    change<T, E | 'ENTITY_NOT_FOUND'>(async tx => {
      const cashier = await findOwn(tx, legalPartyId, cashierId)
      return cashier?.isActive === true ? run(tx, cashier) : err('ENTITY_NOT_FOUND')
    })

  return {
    readEvents: cashierFeed.readEvents,
    onEvent: cashierFeed.onEvent,
    async hire(legalPartyId, requestId, cashier) {
      if (!isUuid(legalPartyId) || !isUuid(requestId)) throw new RangeError('Ids are UUIDs')
      // The registry is another system, so it is not called inside a transaction.
      const registered = await contracts.personRegistry.findByInn(cashier.inn)
      return change(tx => hireOnce(deps, tx, { legalPartyId, requestId, cashier, registered }))
    },
    changeRegisters: (legalPartyId, cashierId, cashRegisterIds) =>
      onActive<Cashier, CashierRefusal>(legalPartyId, cashierId, async (tx, cashier) => {
        const verdict = await registersFit(tx, legalPartyId, cashRegisterIds)
        if (!verdict.ok) return verdict
        return ok(await saveAndReport(deps, tx, { ...cashier, cashRegisterIds }))
      }),
    dismiss: (legalPartyId, cashierId) => change(tx => dismiss(deps, tx, legalPartyId, cashierId)),
    openShift: (legalPartyId, cashierId) =>
      onActive(legalPartyId, cashierId, async tx => {
        await openShift(tx, legalPartyId, cashierId, clock.now())
        return holds
      }),
    closeShift: (legalPartyId, cashierId) =>
      onActive(legalPartyId, cashierId, async tx => {
        await closeShift(tx, legalPartyId, cashierId, clock.now())
        return holds
      }),
    openShifts: legalPartyId =>
      asBankCall(async () => (isUuid(legalPartyId) ? readOpenShifts(db, legalPartyId) : [])),
  }
}

async function findOwn(tx: TwinDb, legalPartyId: string, cashierId: string) {
  if (!isUuid(legalPartyId) || !isUuid(cashierId)) return undefined
  return findCashier(tx, legalPartyId, cashierId, 'for update')
}

interface HireRequest {
  readonly legalPartyId: string
  readonly requestId: string
  readonly cashier: NewCashier
  readonly registered: RegisteredPerson | undefined
}

function hireOnce(
  deps: CashiersDeps,
  tx: TwinDb,
  request: HireRequest,
): Promise<Result<Cashier, HireRefusal>> {
  const { legalPartyId, requestId, cashier } = request
  const fingerprint = fingerprintOf({ legalPartyId, cashier })
  return runOnce(
    tx,
    {
      kind: 'hire',
      requestId,
      fingerprint,
      async find() {
        const stored = await findHireRequest(tx, requestId)
        return stored && { ...stored, hired: await findCashier(tx, legalPartyId, stored.cashierId) }
      },
      answerOf({ hired }) {
        if (hired === undefined) throw new Error('A cashier who was hired is not there')
        return hired
      },
    },
    () => hire(deps, tx, request, fingerprint),
  )
}

async function hire(
  deps: CashiersDeps,
  tx: TwinDb,
  { legalPartyId, requestId, cashier, registered }: HireRequest,
  fingerprint: string,
): Promise<Result<Cashier, HireRefusal>> {
  const { clock } = deps.contracts
  if (registered?.isAlive !== true) return err('CASHIER_INN_NOT_FOUND')
  const { account, cashRegisterIds, inn } = cashier
  if (account !== undefined && !isAccountOfBank(account, deps.ownPrefix)) {
    return err('CASHIER_ACCOUNT_INVALID', { prefix: deps.ownPrefix })
  }
  const registers = await registersFit(tx, legalPartyId, cashRegisterIds)
  if (!registers.ok) return registers
  const contract = await findContractInForce(tx, legalPartyId, bishkekDate(clock.now()))
  if (contract === undefined) return err('CONTRACT_NOT_STARTED')
  await lockHiring(tx, legalPartyId, inn)
  const person = await findPersonBy(tx, 'inn', inn)
  const earlier = person && (await findOwn(tx, legalPartyId, person.person.personId))
  if (earlier?.isActive === true) return err('CASHIER_ALREADY_EXISTS')
  const present = (await readUserContracts(tx, inn)).find(
    one => one.contract.contractId === contract.contractId,
  )
  if (!mayBecomeCashier(present)) return err('CASHIER_HAS_OTHER_RIGHT')
  const member = { inn, fullName: fullNameOf(registered), phone: cashier.mobile, registered }
  const { personId } = await addToContract(deps.contracts, tx, contract, member, was => ({
    signRight: 'CASHIER',
    productRoles: was?.productRoles ?? [],
    isFrozen: false,
  }))
  await insertHireRequest(tx, { requestId, fingerprint, cashierId: personId })
  return ok(
    await saveAndReport(deps, tx, {
      cashierId: personId,
      legalPartyId,
      cashRegisterIds,
      isActive: true,
      hiredAt: clock.now(),
      ...(account === undefined ? {} : { account }),
    }),
  )
}

/** Nobody loses another right by becoming a cashier. */
const mayBecomeCashier = (present: BankUserContract | undefined): boolean =>
  present === undefined || present.signRight === 'CASHIER' || present.signRight === 'NONE'

async function registersFit(
  tx: TwinDb,
  legalPartyId: string,
  cashRegisterIds: readonly string[],
): Promise<Verdict<CashierRefusal>> {
  if (cashRegisterIds.length === 0) return err('CASHIER_REGISTER_REQUIRED')
  const areOwn =
    cashRegisterIds.every(isUuid) && (await areRegistersOf(tx, legalPartyId, cashRegisterIds))
  return areOwn ? holds : err('ENTITY_NOT_FOUND')
}

async function dismiss(
  deps: CashiersDeps,
  tx: TwinDb,
  legalPartyId: string,
  cashierId: string,
): Promise<Result<Cashier, 'ENTITY_NOT_FOUND' | 'CASHIER_SHIFT_OPEN'>> {
  const cashier = await findOwn(tx, legalPartyId, cashierId)
  if (cashier === undefined) return err('ENTITY_NOT_FOUND')
  if (!cashier.isActive) return ok(cashier)
  const shifts = await readOpenShifts(tx, legalPartyId)
  if (shifts.some(shift => shift.cashierId === cashierId)) return err('CASHIER_SHIFT_OPEN')
  for (const present of await readUserContracts(tx, cashier.inn)) {
    if (present.contract.legalPartyId !== legalPartyId || present.signRight !== 'CASHIER') continue
    await freezeInContract(deps.contracts, tx, present)
  }
  return ok(await saveAndReport(deps, tx, { ...cashier, isActive: false, cashRegisterIds: [] }))
}

async function saveAndReport(
  { contracts, cashierFeed }: CashiersDeps,
  tx: TwinDb,
  changed: Parameters<typeof saveCashier>[1],
): Promise<Cashier> {
  const cashier = await saveCashier(tx, changed)
  await cashierFeed.append(tx, contracts.clock.now(), { cashier })
  return cashier
}
