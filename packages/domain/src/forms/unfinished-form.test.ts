import { expect, test } from 'vitest'
import { err, holds } from '../result.ts'
import { formOfPath, paymentForms } from './payment-forms.ts'
import { typedFormCanBeKept } from './unfinished-form.ts'

const fieldsOf = (path: string) => {
  const form = formOfPath(path)
  return form && Object.keys(form.fields)
}

test.each(paymentForms.map(form => [form.path, form] as const))(
  'whatever is typed into %s can be kept, right or wrong',
  (path, form) => {
    const texts = Object.fromEntries(Object.keys(form.fields).map(field => [field, '?1 &']))
    expect(typedFormCanBeKept(fieldsOf, { form: path, texts })).toEqual(holds)
    expect(typedFormCanBeKept(fieldsOf, { form: path, texts: {} })).toEqual(holds)
  },
)

test('a field of another form is refused by its name', () => {
  const typed = { form: 'conversion', texts: { recipientInn: '1' } }
  expect(typedFormCanBeKept(fieldsOf, typed)).toEqual(
    err('BAD_USER_INPUT', { field: 'recipientInn' }),
  )
})
