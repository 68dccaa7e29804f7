import { useQuery } from '@tanstack/react-query'
import type { OutletInput, OutletPlace } from '@tartip/domain/outlets/outlet'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { QuerySelectField } from '../../../lib/query-select-field.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { PlacesQuery } from '../api/outlets.sale-point.generated.ts'
import { placesQuery } from '../outlets-queries.ts'
import classes from '../outlets.module.css'
import { fieldIdOf } from '../use-change.ts'

export interface OutletFieldsProps {
  values: OutletInput
  onChange: (patch: Partial<OutletInput>) => void
  errorOf: (field: string) => string | undefined
}

/** Region, then what is inside it, then the street; a shopping centre or a market has its own parts. */
export function AddressFields({ values, onChange, errorOf }: OutletFieldsProps) {
  const { t } = useTranslation('outlets')
  const line = (field: 'street' | 'houseNumber') => (
    <TextField
      id={fieldIdOf(field)}
      label={t($ => $.form[field])}
      isRequired
      value={values[field]}
      onChange={text => onChange({ [field]: text })}
      error={errorOf(field)}
    />
  )
  return (
    <fieldset className={classes.group}>
      <legend>{t($ => $.form.address)}</legend>
      <Places values={values} onChange={onChange} errorOf={errorOf} />
      <div className={classes.pair}>
        {line('street')}
        {line('houseNumber')}
      </div>
      <SelectField
        label={t($ => $.form.kind)}
        value={values.place.kind}
        onChange={kind => onChange({ place: emptyPlaceOf(kind) })}
        options={(['STREET', 'SHOPPING_CENTRE', 'MARKET'] as const).map(kind => ({
          value: kind,
          label: t($ => $.form[kind]),
        }))}
      />
      <PlaceParts values={values} onChange={onChange} errorOf={errorOf} />
    </fieldset>
  )
}

function emptyPlaceOf(kind: string): OutletPlace {
  if (kind === 'SHOPPING_CENTRE')
    return { kind, shoppingCentreName: '', floor: '', boutiqueName: '' }
  if (kind === 'MARKET') return { kind, marketName: '', row: '', containerName: '' }
  return { kind: 'STREET' }
}

const placeOption = ({ id, attributeName }: PlacesQuery['getRegionAddress'][number]) => ({
  value: id,
  label: attributeName,
})

/** A choice below the present one is offered only where there is something to choose. */
function Places({ values, onChange, errorOf }: OutletFieldsProps) {
  const { t } = useTranslation('outlets')
  const language = useLanguage()
  const regions = useQuery(placesQuery(undefined, language))
  const region = regions.data?.find(one => one.id === values.regionId)
  const cities = useQuery({
    ...placesQuery(values.regionId, language),
    enabled: region?.hasPlaces === true,
  })
  const city = cities.data?.find(one => one.id === values.cityId)
  const districts = useQuery({
    ...placesQuery(values.cityId, language),
    enabled: city?.hasPlaces === true,
  })
  /** The office of a place is proposed until the person chooses another one. */
  const officeOf = (places: typeof regions.data, id: string) => {
    const office = places?.find(one => one.id === id)?.taxOfficeCode
    return office ? { taxOfficeCode: office } : {}
  }
  return (
    <div className={classes.pair}>
      <QuerySelectField
        id={fieldIdOf('regionId')}
        label={t($ => $.form.region)}
        isRequired
        value={values.regionId}
        onChange={regionId =>
          onChange({ regionId, cityId: '', districtId: '', ...officeOf(regions.data, regionId) })
        }
        query={regions}
        optionOf={placeOption}
        error={errorOf('regionId')}
      />
      {region?.hasPlaces ? (
        <QuerySelectField
          label={t($ => $.form.city)}
          value={values.cityId}
          onChange={cityId =>
            onChange({ cityId, districtId: '', ...officeOf(cities.data, cityId) })
          }
          query={cities}
          optionOf={placeOption}
        />
      ) : null}
      {city?.hasPlaces ? (
        <QuerySelectField
          label={t($ => $.form.district)}
          value={values.districtId}
          onChange={districtId => onChange({ districtId, ...officeOf(districts.data, districtId) })}
          query={districts}
          optionOf={placeOption}
        />
      ) : null}
    </div>
  )
}

function PlaceParts({ values: { place }, onChange, errorOf }: OutletFieldsProps) {
  const { t } = useTranslation('outlets')
  const part = <
    Name extends
      | 'shoppingCentreName'
      | 'floor'
      | 'boutiqueName'
      | 'marketName'
      | 'row'
      | 'containerName',
  >(
    name: Name,
    value: string,
    change: (text: string) => OutletPlace,
  ) => (
    <TextField
      key={name}
      id={fieldIdOf(name)}
      label={t($ => $.form[name])}
      isRequired
      value={value}
      onChange={text => onChange({ place: change(text) })}
      error={errorOf(name)}
    />
  )
  if (place.kind === 'STREET') return null
  if (place.kind === 'MARKET') {
    return (
      <div className={classes.pair}>
        {part('marketName', place.marketName, marketName => ({ ...place, marketName }))}
        {part('row', place.row, row => ({ ...place, row }))}
        {part('containerName', place.containerName, containerName => ({ ...place, containerName }))}
      </div>
    )
  }
  return (
    <div className={classes.pair}>
      {part('shoppingCentreName', place.shoppingCentreName, shoppingCentreName => ({
        ...place,
        shoppingCentreName,
      }))}
      {part('floor', place.floor, floor => ({ ...place, floor }))}
      {part('boutiqueName', place.boutiqueName, boutiqueName => ({ ...place, boutiqueName }))}
    </div>
  )
}
