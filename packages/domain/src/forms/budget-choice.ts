/** What a person types before there is a code, by the name under which it is kept while it is unfinished. */
export const budgetChoiceFields = {
  'budget-tax': ['taxTypeId', 'taxOfficeCode', 'periodFrom', 'periodTo', 'amount', 'vehicle'],
  'budget-tunduk': ['serviceId', 'applicantInn', 'applicationNumber', 'amount'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const isBudgetChoice = (form: string): form is keyof typeof budgetChoiceFields =>
  Object.hasOwn(budgetChoiceFields, form)
