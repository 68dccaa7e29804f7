import { useQuery } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { groupWhileTyping } from '@tartip/domain/money/typed-amount'
import type { Described } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Button } from '../components/controls/button.tsx'
import { CheckField } from '../components/fields/check-field.tsx'
import { DateField } from '../components/fields/date-field.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import type { SelectOption } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { useTranslation } from '../lib/use-translation.ts'
import classes from './lists.module.css'

/** Where the choices of a filter come from that the description does not know: accounts, people. */
interface FilterSource {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly SelectOption[]>
}

/** By the name of the filter. */
export type FilterSources = Readonly<Record<string, FilterSource>>

/** The typed texts of filters by their names in the address; an empty text is no filter. */
export type TypedFilters = Readonly<Record<string, string>>

interface FilterFieldsProps {
  list: Described
  words: ListWords
  typed: TypedFilters
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
  sources?: FilterSources | undefined
  /** Ids of the fields begin with it; a field is found by the name of its part. */
  id: string
  errorOf?: (part: string) => string | undefined
  onChange: (texts: TypedFilters) => void
}

type OneFilter = Described['filters'][string]

interface FieldProps extends FilterFieldsProps {
  name: string
  filter: OneFilter
}

/** What the toolbar and the tabs show themselves. */
const isInForm = ({ kind, usual }: OneFilter): boolean => kind !== 'search' && usual === undefined

/** A field for every filter of the list, in the order of the description. */
export function FilterFields(props: FilterFieldsProps) {
  return (
    <div className={classes.fields}>
      {Object.entries(props.list.filters)
        .filter(([, filter]) => isInForm(filter))
        .map(([name, filter]) => (
          <FilterField key={name} {...props} name={name} filter={filter} />
        ))}
    </div>
  )
}

function FilterField(props: FieldProps) {
  switch (props.filter.kind) {
    case 'period':
      return <PeriodFields {...props} />
    case 'amountRange':
      return <AmountFields {...props} />
    case 'choices':
      return <ChoiceBoxes {...props} />
    case 'flag':
      return <FlagField {...props} />
    case 'textPart':
    case 'search':
      return <WordsField {...props} />
    case 'choice':
    case 'currency':
      return <ChoiceField {...props} options={optionsOf(props)} />
    case 'account':
    case 'person':
    case 'option':
      return <SourceField {...props} />
  }
}

const optionsOf = ({ filter, name, words }: FieldProps): readonly SelectOption[] =>
  (filter.options ?? []).map(({ value }) => ({
    value,
    label: words.option(name, filter.options, value),
  }))

/** What the fields of a filter share; `index` counts its parts. */
function partOf({ filter, name, words, typed, id, errorOf }: FieldProps, index: number) {
  const address = filter.parts[index]?.address ?? ''
  return {
    address,
    field: {
      id: `${id}-${address}`,
      label: words.part(name, index, filter.parts.length),
      value: typed[address] ?? '',
      error: errorOf?.(address),
    },
  }
}

function WordsField(props: FieldProps) {
  const { address, field } = partOf(props, 0)
  return <TextField {...field} onChange={text => props.onChange({ [address]: text })} />
}

function FlagField(props: FieldProps) {
  const { address, field } = partOf(props, 0)
  return (
    <CheckField
      label={field.label}
      isChecked={field.value !== ''}
      onChange={isOn => props.onChange({ [address]: isOn ? '1' : '' })}
    />
  )
}

function AmountFields(props: FieldProps) {
  return props.filter.parts.map((_part, index) => {
    const { address, field } = partOf(props, index)
    return (
      <TextField
        key={address}
        {...field}
        inputMode="decimal"
        onChange={typed =>
          props.onChange({ [address]: groupWhileTyping(typed, typed.length, 'KGS').text })
        }
      />
    )
  })
}

const quickPeriods = [
  ['today', 1],
  ['week', 7],
  ['month', 30],
] as const

function PeriodFields(props: FieldProps) {
  const { t } = useTranslation('lists')
  const { today, onChange } = props
  const [from, to] = [partOf(props, 0), partOf(props, 1)]
  return (
    <div className={classes.period}>
      {[from, to].map(({ address, field }) => (
        <DateField
          key={address}
          {...field}
          {...(today ? { today, max: today } : {})}
          onChange={day => onChange({ [address]: day })}
        />
      ))}
      {today ? (
        <div className={classes.periods} role="group" aria-label={t($ => $.filters.periods)}>
          {quickPeriods.map(([name, days]) => (
            <Button
              key={name}
              size="sm"
              variant="light"
              onClick={() =>
                onChange({ [from.address]: addDays(today, 1 - days), [to.address]: today })
              }
            >
              {t($ => $.filters[name])}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function ChoiceField(props: FieldProps & { options: readonly SelectOption[] }) {
  const { t } = useTranslation('lists')
  const { address, field } = partOf(props, 0)
  return (
    <div className={classes.choice}>
      <SelectField
        {...field}
        options={[{ value: '', label: t($ => $.filters.any) }, ...props.options]}
        onChange={value => props.onChange({ [address]: value })}
      />
    </div>
  )
}

function SourceField(props: FieldProps) {
  const source = props.sources?.[props.name]
  return source ? <ChosenOfSource {...props} source={source} /> : null
}

function ChosenOfSource({ source, ...props }: FieldProps & { source: FilterSource }) {
  const { data = [] } = useQuery(source)
  return <ChoiceField {...props} options={data} />
}

function ChoiceBoxes(props: FieldProps) {
  const { address, field } = partOf(props, 0)
  const chosen = new Set(field.value.split(','))
  const options = optionsOf(props)
  return (
    <fieldset className={`${classes.operations} ${classes.wide}`}>
      <legend>{field.label}</legend>
      {options.map(({ value, label }) => (
        <CheckField
          key={value}
          label={label}
          isChecked={chosen.has(value)}
          onChange={isChosen =>
            props.onChange({
              [address]: options
                .map(option => option.value)
                .filter(one => (one === value ? isChosen : chosen.has(one)))
                .join(','),
            })
          }
        />
      ))}
    </fieldset>
  )
}
