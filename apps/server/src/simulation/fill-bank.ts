import { broughtForwardCode } from '@tartip/bank-ports/core-accounts'
import type { BankTwin } from '@tartip/bank-twin/bank-twin-types'
import { statementWords } from '@tartip/bank-twin/words/statement-words'
import { banksOfDirectory } from '../demo-world/demo-counterparties.ts'
import type { Rules } from '../modules/rules/public.ts'
import type { Clock } from '../platform/clock.ts'
import { ownBic, type SimulatedOrganisation } from './simulated-people.ts'

/** Fills the bank with the other banks, its clients, their accounts and opening balances. */
export async function fillBank(
  twin: BankTwin,
  rules: Rules,
  clock: Clock,
  organisations: readonly SimulatedOrganisation[],
  newId: () => string,
): Promise<void> {
  await twin.seed.addBanks(banksOfDirectory(rules))
  await twin.seed.addClients(
    organisations.map(({ legalPartyId, companyName, inn }) => ({
      legalPartyId,
      name: companyName,
      inn,
    })),
  )
  await twin.seed.addAccounts(
    organisations.flatMap(({ legalPartyId, companyName, accounts, transit }) =>
      [...accounts, transit].map(({ accountId, account, type, currency }) => ({
        accountId,
        account,
        bic: ownBic,
        legalPartyId,
        ownerName: companyName,
        type,
        status: 'OPEN' as const,
        currency,
        openDate: '2024-01-15',
        departmentId: '1',
        classification: 'STANDART' as const,
        productName: { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
      })),
    ),
  )
  await twin.seed.bookHistory(
    organisations.flatMap(({ accounts }) =>
      accounts.map(({ accountId, openingMinor }) => ({
        operationId: newId(),
        accountId,
        bookedAt: clock.now() - 86_400_000,
        direction: 'CREDIT' as const,
        amountMinor: openingMinor,
        counterpartyName: statementWords.openingBalance,
        counterpartyAccount: '',
        purpose: statementWords.balanceForward,
        operationCode: broughtForwardCode,
      })),
    ),
  )
}
