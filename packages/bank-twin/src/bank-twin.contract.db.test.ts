import { describeCoreAccountsContract } from '@tartip/bank-ports/contract/core-accounts-contract'
import { describePaymentExecutionContract } from '@tartip/bank-ports/contract/payment-execution-contract'
import { bishkekDate } from '@tartip/domain/time/instant'
import { createTestTwin, otherBank, ownBic } from './testing/test-twin.ts'

describePaymentExecutionContract('the twin', async () => {
  const bank = await createTestTwin()
  const closedAccount = await bank.newAccount({ status: 'CLOSED' })
  const arrestedAccount = await bank.newAccount({ status: 'ARRESTED', balanceMinor: 100_000n })
  const payerInDollars = await bank.newAccount({ currency: 'USD', balanceMinor: 100_000n })
  return {
    paymentExecution: bank.twin.paymentExecution,
    coreAccounts: bank.twin.coreAccounts,
    ownBic,
    valueDate: bishkekDate(bank.clock.now()),
    newPayer: balanceMinor => bank.newAccount({ balanceMinor }),
    newAccountOf: legalPartyId => bank.newAccount({ legalPartyId }),
    payerInDollars,
    closedAccount,
    arrestedAccount,
    otherBank,
    newPaymentId: bank.newId,
    finishEverything: () => bank.finishEverything(),
    close: bank.close,
  }
})

describeCoreAccountsContract('the twin', async history => {
  const bank = await createTestTwin()
  const account = await bank.newAccount()
  const stranger = await bank.newAccount({ balanceMinor: 5n })
  await bank.twin.seed.bookHistory(
    history.map(operation => ({
      ...operation,
      operationId: bank.newId(),
      accountId: account.accountId,
    })),
  )
  return {
    coreAccounts: bank.twin.coreAccounts,
    legalPartyId: account.legalPartyId,
    accountId: account.accountId,
    account: account.account,
    ownerName: account.ownerName,
    strangerPartyId: stranger.legalPartyId,
    unknownId: bank.newId(),
    close: bank.close,
  }
})
