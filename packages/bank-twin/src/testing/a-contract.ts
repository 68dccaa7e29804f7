import type { BankContract } from '@tartip/bank-ports/contracts-and-registration'
import { bankWord } from '../reference/bank-words.ts'
import { bankWords } from './test-services.ts'

/** A contract in force, with two signatories who sign by code; a test names whose it is. */
export function aContract(
  ids: Pick<BankContract, 'contractId' | 'legalPartyId'>,
  exception: Partial<BankContract> = {},
): BankContract {
  return {
    ...ids,
    companyName: 'ОсОО «Клиент»',
    inn: '01403201610101',
    contractNum: '4471',
    isActive: true,
    signScheme: 'TWO_SIGNATORY',
    signType: 'TOTP',
    createdDate: '2024-01-10',
    expirationDate: '2036-01-10',
    departmentCode: '001',
    departmentName: bankWord(bankWords, 'department', '001'),
    ...exception,
  }
}
