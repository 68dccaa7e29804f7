import { treasury } from '@tartip/bank-twin/budget/treasury'
import { addMonths } from '@tartip/domain/time/months'
import { percentOf } from '@tartip/domain/money/money'
import { bishkekDate } from '@tartip/domain/time/instant'
import type { BigOrganisation } from './big-organisations.ts'

/** What every company pays each month, and to whom. */
export interface MonthlyObligation {
  readonly amountMinor: bigint
  readonly operationCode: 'BUDGET' | 'SALARY' | 'RENT'
  readonly purpose: string
  /** Absent for the landlord, who is a counterparty of the company. */
  readonly party?: { readonly name: string; readonly account: string; readonly bic?: string }
}

const staff = { name: 'Работники организации по ведомости', account: '' }
const months = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
]

interface ObligationRule extends Omit<MonthlyObligation, 'amountMinor'> {
  /** Due from this day of the month. */
  readonly day: number
  /** The month paid for, relative to the current one. */
  readonly month: -1 | 0
  /** Percent of the wages. */
  readonly percent: string
}

/**
 * Half of the wages by the 20th and the rest by the 5th, less deductions; 27.25 % of them to the
 * social fund by the 15th, both shares together; 10 % income tax on the rest after the employee's
 * share by the 20th.
 */
const rules: readonly ObligationRule[] = [
  { day: 1, month: 0, percent: '35', operationCode: 'RENT', purpose: 'Аренда помещения за' },
  {
    day: 5,
    month: -1,
    percent: '31',
    operationCode: 'SALARY',
    purpose: 'Заработная плата за',
    party: staff,
  },
  {
    day: 13,
    month: -1,
    percent: '27.25',
    operationCode: 'BUDGET',
    purpose: 'Страховые взносы на заработную плату за',
    party: treasury,
  },
  {
    day: 17,
    month: -1,
    percent: '9',
    operationCode: 'BUDGET',
    purpose: 'Подоходный налог с заработной платы за',
    party: treasury,
  },
  {
    day: 20,
    month: 0,
    percent: '50',
    operationCode: 'SALARY',
    purpose: 'Аванс по заработной плате за',
    party: staff,
  },
]

/** Remembers which obligations of the month each company has paid. */
export interface MonthlyObligations {
  /** The oldest due and unpaid obligation of the month; it counts as paid when returned. */
  next(
    organisation: BigOrganisation,
    at: number,
    availableMinor: bigint,
  ): MonthlyObligation | undefined
}

export function createMonthlyObligations(): MonthlyObligations {
  const paid = new Map<string, { month: string; count: number }>()
  return {
    next(organisation, at, availableMinor) {
      const day = bishkekDate(at)
      const month = day.slice(0, 7)
      const known = paid.get(organisation.legalPartyId)
      const count = known?.month === month ? known.count : 0
      const rule = rules[count]
      if (rule === undefined || Number(day.slice(8)) < rule.day) return undefined
      const amountMinor = percentOf(organisation.wagesMinor, rule.percent)
      if (amountMinor * 2n > availableMinor) return undefined
      paid.set(organisation.legalPartyId, { month, count: count + 1 })
      const of = addMonths(`${month}-01`, rule.month)
      const purpose = `${rule.purpose} ${months[Number(of.slice(5, 7)) - 1]} ${of.slice(0, 4)} г.`
      return { ...rule, amountMinor, purpose }
    },
  }
}
