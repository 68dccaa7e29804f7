import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BankPeopleEvent } from '../src/contracts-and-registration.ts'
import type { Cashier, Cashiers, NewCashier } from '../src/cashiers.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

/** A bank with two organisations that have a contract, two cash registers in the first, one in the other. */
export interface CashiersUnderTest {
  readonly cashiers: Cashiers
  readonly legalPartyId: string
  readonly otherPartyId: string
  /** An organisation whose contract has not begun. */
  readonly futurePartyId: string
  readonly registers: readonly [string, string]
  readonly otherRegister: string
  /** A person with another right in the first organisation's contract. */
  readonly signatoryInn: string
  readonly unknownInn: string
  /** The number of a person whom only the registry knows; another one with each call. */
  newPersonInn(): Promise<string>
  newId(): string
  /** What the bank has reported of people since the start. */
  peopleEvents(): Promise<readonly BankPeopleEvent[]>
  passwordsSentTo(phone: string): Promise<number>
  close(): Promise<void>
}

/** What any bank behind `Cashiers` must do; run it against each implementation. */
export function describeCashiersContract(
  name: string,
  openBank: () => Promise<CashiersUnderTest>,
): void {
  describe(`cashiers: ${name}`, () => {
    let bank: CashiersUnderTest
    let count = 0
    beforeAll(async () => {
      bank = await openBank()
    })
    afterAll(() => bank.close())

    const newCashier = async (change: Partial<NewCashier> = {}): Promise<NewCashier> => {
      count += 1
      return {
        inn: await bank.newPersonInn(),
        mobile: `996700${String(300_000 + count)}`,
        cashRegisterIds: [bank.registers[0]],
        ...change,
      }
    }
    const hired = async (change: Partial<NewCashier> = {}): Promise<Cashier> => {
      const { cashiers, legalPartyId, newId } = bank
      const answer = await cashiers.hire(legalPartyId, newId(), await newCashier(change))
      if (!answer.ok) throw new Error(answer.error.code)
      return answer.value
    }
    const eventsOf = async ({ cashierId }: Cashier) =>
      (await bank.cashiers.readEvents(0n, 1_000)).filter(
        event => event.cashier.cashierId === cashierId,
      )
    const rightsOf = async (personId: string) =>
      (await bank.peopleEvents()).flatMap(({ change }) =>
        change.kind === 'USER_CONTRACT_CHANGED' && change.userContract.personId === personId
          ? [change.userContract]
          : [],
      )

    test('a hired person has the right of a cashier, a password by SMS and their registers', async () => {
      const cashier = await hired({ account: '1090011000014297' })
      expect(cashier).toMatchObject({
        isActive: true,
        account: '1090011000014297',
        cashRegisterIds: [bank.registers[0]],
      })
      expect(await rightsOf(cashier.cashierId)).toMatchObject([
        { signRight: 'CASHIER', isFrozen: false },
      ])
      expect(await bank.passwordsSentTo(cashier.mobile)).toBe(1)
      expect(await eventsOf(cashier)).toMatchObject([{ cashier }])
    })

    test('the same request hires once, also many at once, and a changed one is refused', async () => {
      const { cashiers, legalPartyId, newId } = bank
      const [requestId, wanted] = [newId(), await newCashier()]
      const changes: ChangesOf<NewCashier, never> = {
        inn: await bank.newPersonInn(),
        mobile: '996700999999',
        account: '1090011000014297',
        cashRegisterIds: [bank.registers[1]],
      }
      await expectChangesRefused(wanted, changes, one =>
        cashiers.hire(legalPartyId, requestId, one),
      )
      expect(await cashiers.hire(legalPartyId, requestId, wanted)).toMatchObject({
        value: { isActive: true },
      })
    })

    test('nobody is a cashier of one organisation twice, of two they may be', async () => {
      const { cashiers, legalPartyId, otherPartyId, otherRegister, newId } = bank
      const wanted = await newCashier()
      const answers = await Promise.all(
        [1, 2, 3].map(() => cashiers.hire(legalPartyId, newId(), wanted)),
      )
      expect(answers.filter(answer => answer.ok)).toHaveLength(1)
      expect(answers.filter(answer => !answer.ok)).toMatchObject([
        { error: { code: 'CASHIER_ALREADY_EXISTS' } },
        { error: { code: 'CASHIER_ALREADY_EXISTS' } },
      ])
      const elsewhere = { ...wanted, cashRegisterIds: [otherRegister] }
      const other = await cashiers.hire(otherPartyId, newId(), elsewhere)
      expect(other).toMatchObject({ ok: true })
      // Whom the bank knows already gets no second password.
      expect(await bank.passwordsSentTo(wanted.mobile)).toBe(1)
    })

    test.each([
      [
        'whom the registry does not know',
        () => ({ inn: bank.unknownInn }),
        'CASHIER_INN_NOT_FOUND',
      ],
      ['who signs payments', () => ({ inn: bank.signatoryInn }), 'CASHIER_HAS_OTHER_RIGHT'],
      ['without a register', () => ({ cashRegisterIds: [] }), 'CASHIER_REGISTER_REQUIRED'],
      [
        'for another organisation’s register',
        () => ({ cashRegisterIds: [bank.registers[0], bank.otherRegister] }),
        'ENTITY_NOT_FOUND',
      ],
      [
        'for a register that nobody has',
        () => ({ cashRegisterIds: ['00000000-0000-4000-8000-000000000000'] }),
        'ENTITY_NOT_FOUND',
      ],
      [
        'with an account of another bank',
        () => ({ account: '1280011000014297' }),
        'CASHIER_ACCOUNT_INVALID',
      ],
      ['with half an account', () => ({ account: '10900110' }), 'CASHIER_ACCOUNT_INVALID'],
    ] as const)('a person %s is not hired', async (_who, change, code) => {
      const { cashiers, legalPartyId, newId } = bank
      expect(await cashiers.hire(legalPartyId, newId(), await newCashier(change()))).toMatchObject({
        error: { code },
      })
    })

    test('an organisation whose contract has not begun hires nobody', async () => {
      const { cashiers, futurePartyId, newId } = bank
      const wanted = await newCashier()
      expect(await cashiers.hire(futurePartyId, newId(), wanted)).toMatchObject({ ok: false })
    })

    test('registers of a cashier are replaced, and each change has a higher version', async () => {
      const cashier = await hired()
      const { cashiers, legalPartyId, otherPartyId, registers, otherRegister } = bank
      const change = (party: string, ids: readonly string[]) =>
        cashiers.changeRegisters(party, cashier.cashierId, ids)
      const changed = await change(legalPartyId, registers)
      expect(changed).toMatchObject({ value: { cashRegisterIds: registers } })
      const [first, second] = await eventsOf(cashier)
      expect(second?.cashier.version).toBeGreaterThan(first?.cashier.version ?? 0n)
      expect(await change(legalPartyId, [])).toMatchObject({
        error: { code: 'CASHIER_REGISTER_REQUIRED' },
      })
      expect(await change(legalPartyId, [otherRegister])).toMatchObject({
        error: { code: 'ENTITY_NOT_FOUND' },
      })
      expect(await change(otherPartyId, [otherRegister])).toMatchObject({
        error: { code: 'ENTITY_NOT_FOUND' },
      })
      expect(await eventsOf(cashier)).toHaveLength(2)
    })

    test('a cashier with an open shift stays until it is closed', async () => {
      const { cashierId } = await hired()
      const { cashiers, legalPartyId, otherPartyId } = bank
      const open = async () =>
        (await cashiers.openShifts(legalPartyId)).filter(shift => shift.cashierId === cashierId)
      expect(await open()).toEqual([])
      expect(await cashiers.openShift(otherPartyId, cashierId)).toMatchObject({
        error: { code: 'ENTITY_NOT_FOUND' },
      })
      await cashiers.openShift(legalPartyId, cashierId)
      const [shift] = await open()
      await cashiers.openShift(legalPartyId, cashierId)
      expect(await open()).toEqual([shift])
      expect((await cashiers.openShifts(otherPartyId)).map(one => one.cashierId)).not.toContain(
        cashierId,
      )
      expect(await cashiers.dismiss(legalPartyId, cashierId)).toMatchObject({
        error: { code: 'CASHIER_SHIFT_OPEN' },
      })
      await cashiers.closeShift(legalPartyId, cashierId)
      expect(await open()).toEqual([])
      expect(await cashiers.dismiss(legalPartyId, cashierId)).toMatchObject({
        value: { isActive: false, cashRegisterIds: [] },
      })
    })

    test('a dismissed cashier has lost the right and every register, and may be hired again', async () => {
      const cashier = await hired()
      const { cashiers, legalPartyId, otherPartyId, registers, newId } = bank
      const { cashierId, inn, mobile } = cashier
      expect(await cashiers.dismiss(otherPartyId, cashierId)).toMatchObject({
        error: { code: 'ENTITY_NOT_FOUND' },
      })
      const dismissed = await cashiers.dismiss(legalPartyId, cashierId)
      expect(await cashiers.dismiss(legalPartyId, cashierId)).toEqual(dismissed)
      expect(await rightsOf(cashierId)).toMatchObject([{ isFrozen: false }, { isFrozen: true }])
      for (const call of [
        cashiers.changeRegisters(legalPartyId, cashierId, registers),
        cashiers.openShift(legalPartyId, cashierId),
      ]) {
        expect(await call).toMatchObject({ error: { code: 'ENTITY_NOT_FOUND' } })
      }
      const again = { inn, mobile, cashRegisterIds: registers }
      expect(await cashiers.hire(legalPartyId, newId(), again)).toMatchObject({
        value: { cashierId, isActive: true, cashRegisterIds: registers },
      })
      expect((await rightsOf(cashierId)).at(-1)).toMatchObject({ isFrozen: false })
    })

    test('a dismissed cashier is hired again once, also by many requests at once', async () => {
      const { cashiers, legalPartyId, registers, newId } = bank
      const cashier = await hired()
      const { cashierId, inn, mobile } = cashier
      await cashiers.dismiss(legalPartyId, cashierId)
      const answers = await Promise.all(
        [[registers[0]], [registers[1]], registers].map(cashRegisterIds =>
          cashiers.hire(legalPartyId, newId(), { inn, mobile, cashRegisterIds }),
        ),
      )
      const again = answers.flatMap(answer => (answer.ok ? [answer.value] : []))
      expect(answers.flatMap(answer => (answer.ok ? [] : [answer.error.code]))).toEqual([
        'CASHIER_ALREADY_EXISTS',
        'CASHIER_ALREADY_EXISTS',
      ])
      expect((await eventsOf(cashier)).slice(2)).toMatchObject([{ cashier: again[0] }])
    })
  })
}
