import type {
  Acquiring,
  CashRegister,
  CashRegisterInput,
  CashRegisterRefusal,
  SalePoint,
  SalePointInput,
  SalePointRefusal,
  TerminalOperation,
} from '@tartip/bank-ports/acquiring'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { mayTakeSales } from '@tartip/domain/accounts/account-moves'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { asBankCall } from '../bank-call.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { runOnce } from '../common/repeated-request.ts'
import { digitsText } from '../common/random-text.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import type { TwinReference } from '../reference/twin-reference.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { registerIsComplete, salePointIsComplete, salePointMayChange } from './sale-point-rules.ts'
import {
  findRegister,
  insertPoint,
  insertRegister,
  isNameTaken,
  readPoints,
  updatePoint,
  updateRegister,
} from './sale-point-store.ts'
import {
  findTerminalOwner,
  insertOperation,
  insertTerminal,
  readOperations,
} from './terminal-store.ts'

export interface AcquiringDeps extends ServiceDeps {
  readonly reference: TwinReference
  /** The books, which know the owners of accounts. */
  readonly coreAccounts: Pick<CoreAccounts, 'findOwnAccount'>
}

/** Actions of the shop's staff and the bank's engineers at the outlet. */
export interface AcquiringDesk {
  /** @returns the code of the new terminal, or undefined for an unknown register */
  installTerminal(cashRegisterId: string): Promise<string | undefined>
  /** A customer pays by card, or gets a refund. */
  useTerminal(
    terminalCode: string,
    operation: Pick<TerminalOperation, 'kind' | 'amountMinor'>,
  ): Promise<Verdict<'TERMINAL_NOT_FOUND' | 'AMOUNT_INVALID'>>
}

/**
 * The bank's share of a sale, hundredths of a percent: 1.50 %; a placeholder for the bank's tariff.
 */
const feeBasisPoints = 150n

/** The bank's card processing: outlets, registers, terminals and their operations. */
export function createAcquiring(deps: AcquiringDeps): Acquiring {
  const { db, reference } = deps
  return {
    regions: async () => reference.regions,
    salePointsOf: legalPartyId =>
      asBankCall(async () => {
        if (!isUuid(legalPartyId)) return []
        const points = await readPoints(db, { by: 'legal_party_id', value: legalPartyId })
        return points.map(stored => stored.point)
      }),
    findSalePoint: (legalPartyId, salePointId) =>
      asBankCall(async () => (await findOwnPoint(db, legalPartyId, salePointId))?.point),
    findByCode: code =>
      asBankCall(async () => (await readPoints(db, { by: 'code', value: code }))[0]?.point),
    createSalePoint: (legalPartyId, salePointId, input) =>
      asBankCall(() => createPoint(deps, legalPartyId, salePointId, input)),
    updateSalePoint: (legalPartyId, salePointId, input) =>
      asBankCall(() => changePoint(deps, legalPartyId, salePointId, input)),
    createCashRegister: (legalPartyId, salePointId, cashRegisterId, input) =>
      asBankCall(() => createRegister(db, legalPartyId, salePointId, cashRegisterId, input)),
    updateCashRegister: (legalPartyId, cashRegisterId, input) =>
      asBankCall(() => changeRegister(db, legalPartyId, cashRegisterId, input)),
    terminalOperations: (legalPartyId, terminalCodes, from, to) =>
      asBankCall(async () =>
        isUuid(legalPartyId) ? readOperations(db, legalPartyId, terminalCodes, from, to) : [],
      ),
  }
}

export function createAcquiringDesk({ db, clock, ids, random }: ServiceDeps): AcquiringDesk {
  return {
    async installTerminal(cashRegisterId) {
      const stored = isUuid(cashRegisterId) ? await findRegister(db, cashRegisterId) : undefined
      if (stored === undefined) return undefined
      const { legalPartyId } = stored
      return insertTerminal(db, { terminalId: ids.uuid(), cashRegisterId, legalPartyId })
    },
    async useTerminal(terminalCode, { kind, amountMinor }) {
      if (amountMinor <= 0n) return err('AMOUNT_INVALID')
      const owner = await findTerminalOwner(db, terminalCode)
      if (owner === undefined) return err('TERMINAL_NOT_FOUND')
      await insertOperation(db, owner, {
        operationId: ids.uuid(),
        terminalCode,
        kind,
        occurredAt: clock.now(),
        amountMinor,
        // Rounded half up; a refund returns no fee.
        feeMinor: kind === 'SALE' ? (amountMinor * feeBasisPoints + 5_000n) / 10_000n : 0n,
        currency: 'KGS',
        maskedCard: `4169 58** **** ${digitsText(random, 4)}`,
        rrn: digitsText(random, 12),
      })
      return holds
    },
  }
}

async function findOwnPoint(db: TwinDb, legalPartyId: string, salePointId: string) {
  if (!isUuid(salePointId)) return undefined
  const [stored] = await readPoints(db, { by: 'sale_point_id', value: salePointId })
  return stored?.point.legalPartyId === legalPartyId ? stored : undefined
}

async function inputIsGood(
  { reference, coreAccounts }: AcquiringDeps,
  legalPartyId: string,
  input: SalePointInput,
): Promise<Verdict<SalePointRefusal>> {
  const verdict = salePointIsComplete(input, reference)
  if (!verdict.ok) return verdict
  const account = await coreAccounts.findOwnAccount(legalPartyId, input.account)
  return account !== undefined && mayTakeSales(account)
    ? holds
    : err('OUTLET_ACCOUNT_SAVING_FAILED')
}

async function createPoint(
  deps: AcquiringDeps,
  legalPartyId: string,
  salePointId: string,
  input: SalePointInput,
): Promise<Result<SalePoint, SalePointRefusal>> {
  if (!isUuid(legalPartyId) || !isUuid(salePointId)) throw new RangeError('Ids are UUIDs')
  const fingerprint = fingerprintOf({ legalPartyId, input })
  // The books are another system, so they are not called inside a transaction.
  const verdict = await inputIsGood(deps, legalPartyId, input)
  return inTransaction(deps.db, tx =>
    runOnce(
      tx,
      {
        kind: 'outlet',
        requestId: salePointId,
        fingerprint,
        find: async () => (await readPoints(tx, { by: 'sale_point_id', value: salePointId }))[0],
        answerOf: ({ point }) => point,
      },
      async () => {
        // Only for a new outlet: the account of a known one may have been closed since.
        if (!verdict.ok) return verdict
        if (await isNameTaken(tx, legalPartyId, input.name, salePointId)) {
          return err('SALE_POINT_NAME_DUPLICATE')
        }
        const now = deps.clock.now()
        await insertPoint(tx, { salePointId, legalPartyId, fingerprint }, input, now)
        return readBack(tx, legalPartyId, salePointId)
      },
    ),
  )
}

async function changePoint(
  deps: AcquiringDeps,
  legalPartyId: string,
  salePointId: string,
  input: SalePointInput,
): Promise<Result<SalePoint, SalePointRefusal>> {
  const verdict = await inputIsGood(deps, legalPartyId, input)
  if (!verdict.ok) return verdict
  return inTransaction(deps.db, async tx => {
    const stored = await findOwnPoint(tx, legalPartyId, salePointId)
    if (stored === undefined) return err('ENTITY_NOT_FOUND')
    const mayChange = salePointMayChange(stored.point, input)
    if (!mayChange.ok) return mayChange
    if (await isNameTaken(tx, legalPartyId, input.name, salePointId)) {
      return err('SALE_POINT_NAME_DUPLICATE')
    }
    await updatePoint(tx, salePointId, input)
    return readBack(tx, legalPartyId, salePointId)
  })
}

async function readBack(
  tx: TwinDb,
  legalPartyId: string,
  salePointId: string,
): Promise<Result<SalePoint, SalePointRefusal>> {
  const stored = await findOwnPoint(tx, legalPartyId, salePointId)
  return stored === undefined ? err('ENTITY_NOT_FOUND') : ok(stored.point)
}

async function createRegister(
  db: TwinDb,
  legalPartyId: string,
  salePointId: string,
  cashRegisterId: string,
  input: CashRegisterInput,
): Promise<Result<CashRegister, CashRegisterRefusal>> {
  if (!isUuid(cashRegisterId)) throw new RangeError('The id of a register is a UUID')
  if (!registerIsComplete(input)) return err('SALE_POINT_INVALID')
  const fingerprint = fingerprintOf({ legalPartyId, salePointId, input })
  return inTransaction(db, tx => {
    const find = () => findRegister(tx, cashRegisterId)
    return runOnce(
      tx,
      {
        kind: 'cash register',
        requestId: cashRegisterId,
        fingerprint,
        find,
        answerOf: ({ register }) => register,
      },
      async () => {
        const point = await findOwnPoint(tx, legalPartyId, salePointId)
        if (point === undefined) return err('ENTITY_NOT_FOUND')
        const ids = { cashRegisterId, salePointId, legalPartyId, fingerprint }
        await insertRegister(tx, ids, input)
        const written = await find()
        return written === undefined ? err('ENTITY_NOT_FOUND') : ok(written.register)
      },
    )
  })
}

async function changeRegister(
  db: TwinDb,
  legalPartyId: string,
  cashRegisterId: string,
  input: CashRegisterInput,
): Promise<Result<CashRegister, CashRegisterRefusal>> {
  if (!registerIsComplete(input)) return err('SALE_POINT_INVALID')
  return inTransaction(db, async tx => {
    const stored = isUuid(cashRegisterId) ? await findRegister(tx, cashRegisterId) : undefined
    if (stored?.legalPartyId !== legalPartyId) return err('ENTITY_NOT_FOUND')
    await updateRegister(tx, cashRegisterId, input)
    return ok({ ...stored.register, ...input })
  })
}
