import { expect, test } from 'vitest'
import { budgetChoiceFields } from './form-outlines.ts'
import { paymentFormNames } from './form-names.ts'
import { paymentForms } from './payment-forms.ts'

test('every form of a payment has a name', () => {
  const paths = [...paymentForms.map(({ path }) => path), ...Object.keys(budgetChoiceFields)]
  expect(paths.filter(path => !Object.hasOwn(paymentFormNames, path))).toEqual([])
})
