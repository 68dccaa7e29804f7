import type { BankServices } from '@tartip/bank-twin/bank-services'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { err } from '@tartip/domain/result'
import { salaryCardStates, salaryContractStates } from '@tartip/domain/salary/salary-project'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { deskRoute, withId } from './desk-route.ts'

const listed = 100
const ofEmployee = z.object({ id: z.uuid(), employeeId: z.uuid() })
const search = z.object({ text: z.string().max(150).default('') })

/** The bank's side of the salary project: the contract, and the cards of employees. */
export function registerSalaryDesk(
  app: FastifyInstance,
  { salary }: Pick<BankServices['desks'], 'salary'>,
): void {
  app.get('/api/simulator/salary/:id', async request => {
    const params = withId.safeParse(request.params)
    const query = search.safeParse(request.query)
    if (!params.success || !query.success) return { employees: [] }
    return { employees: await salary.employees(params.data.id, query.data.text, listed) }
  })
  deskRoute(
    app,
    '/salary/:id/contract',
    { params: withId, body: z.object({ state: z.enum(salaryContractStates) }) },
    ({ id }, { state }) => salary.setContractState(id, state),
  )
  deskRoute(
    app,
    '/salary/:id/employees/:employeeId/card',
    { params: ofEmployee, body: z.object({ state: z.enum(salaryCardStates) }) },
    ({ id, employeeId }, { state }) => salary.setCardState(id, employeeId, state),
  )
  deskRoute(
    app,
    '/salary/:id/employees/:employeeId/limit',
    { params: ofEmployee, body: z.object({ amount: z.string().max(20).nullable() }) },
    async ({ id, employeeId }, { amount }) => {
      if (amount === null) return salary.setLimit(id, employeeId, undefined)
      const limit = parseDecimal(amount, 'KGS')
      if (!limit.ok) return err(limit.error.code, { field: 'amount' })
      return salary.setLimit(id, employeeId, limit.value)
    },
  )
}
