import { test } from '@playwright/test'

import { bankCount, bankPort } from '../support/address.ts'
import { proveBooks } from '../support/bank-books.ts'

test.describe.configure({ mode: 'parallel' })

for (let worker = 0; worker < bankCount; worker += 1) {
  test(`whatever has been done in bank ${worker + 1}, its books prove while it still runs`, async () => {
    await proveBooks(bankPort(worker))
  })
}
