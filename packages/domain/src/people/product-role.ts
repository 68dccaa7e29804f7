import { policyTable } from './policy.ts'
import { productRoles, type ProductRole, type SignRight } from './sign-right.ts'
import type { LocalizedText } from '../language.ts'

export const productRoleNames: Readonly<Record<ProductRole, LocalizedText>> = {
  LOAN_MANAGER: { ru: 'Кредиты', ky: 'Кредиттер', en: 'Loans' },
  SALARY_USER: { ru: 'Зарплатный проект', ky: 'Эмгек акы долбоору', en: 'Salary project' },
  SELLER: { ru: 'Продажа в рассрочку', ky: 'Бөлүп төлөөгө сатуу', en: 'Instalment sales' },
}

/**
 * Whether a product role means anything beside a right: one that no page would ever open for is not
 * given, so that a list of roles never promises what the policy table refuses.
 */
export function productRoleFits(role: ProductRole, right: SignRight): boolean {
  return Object.values(policyTable).some(
    row =>
      (row.role === role && row.rights.includes(right)) ||
      (row.orRole?.role === role && row.orRole.rights.includes(right)),
  )
}

/** The product roles that can be switched on for a person with this right. */
export function productRolesOf(right: SignRight): readonly ProductRole[] {
  return productRoles.filter(role => productRoleFits(role, right))
}
