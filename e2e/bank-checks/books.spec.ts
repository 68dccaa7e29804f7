import { test } from '@playwright/test'

import { bankPorts } from '../support/address.ts'
import { proveBooks } from '../support/bank-books.ts'

test.describe.configure({ mode: 'parallel' })

for (const port of bankPorts) {
  test(`whatever was done in the bank at ${port}, its books prove while it still runs`, async () => {
    await proveBooks(port)
  })
}
