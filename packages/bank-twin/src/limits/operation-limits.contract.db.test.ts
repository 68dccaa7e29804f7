import { describeOperationLimitsContract } from '@tartip/bank-ports/testing/operation-limits-contract'
import { sql } from 'kysely'
import { productMigrations } from '../products/product-migrations.ts'
import { createTestServices } from '../testing/test-services.ts'

describeOperationLimitsContract('the twin', async () => {
  const products = { name: 'twin-products', migrations: productMigrations }
  const { services, database, clock, newId, close } = await createTestServices([products])
  await sql`
    insert into twin.rate_set (rate_group, source, valid_from, loaded_at)
    values ('NBKR', 'NBKR_DAILY', '2026-01-01', now())`.execute(database.db)
  await sql`
    insert into twin.rate (rate_group, source, valid_from, currency, sales_rate, purchase_rate)
    values ('NBKR', 'NBKR_DAILY', '2026-01-01', 'USD', 87.5, 87.5)`.execute(database.db)
  // From the last day of November to the fifth of December.
  clock.advanceMinutes(5 * 24 * 60)
  const desk = services.desks.limits
  return {
    limits: services.operationLimits,
    newId,
    advanceDays: days => clock.advanceMinutes(days * 24 * 60),
    setLimit: async (legalPartyId, { limitMinor, personId = '', ...limit }) =>
      limitMinor === undefined
        ? desk.removeLimit(legalPartyId, { ...limit, personId })
        : desk.setLimit(legalPartyId, { ...limit, personId, limitMinor }),
    setStanding: desk.setStanding,
    addEmployee: desk.addEmployee,
    close,
  }
})
