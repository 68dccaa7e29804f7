import { IconCurrentLocation, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { positionIsValid } from '@tartip/domain/outlets/outlet'
import { Button } from '../../../components/controls/button.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { phoneQuery } from '../../../components/theme/breakpoints.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from '../outlets.module.css'
import { border, cities, issykKul } from './kyrgyzstan-outline.ts'
import { movedBy, placeOf, polygonOf, positionAt, viewAround, wholeCountry } from './map-view.ts'

interface OutletMapProps {
  id: string
  latitude: string
  longitude: string
  onChange: (position: { readonly latitude: string; readonly longitude: string }) => void
  error?: string | undefined
}

/** A point on a map drawn from shipped outlines: pressed, moved by arrows, typed, or taken from the device. */
export function OutletMap({ id, latitude, longitude, onChange, error }: OutletMapProps) {
  const { t } = useTranslation('outlets')
  const [isNear, setIsNear] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const hasPoint = positionIsValid(latitude, longitude)
  const position = hasPoint ? { latitude, longitude } : undefined
  const view = isNear && position ? viewAround(position) : wholeCountry

  const handlePress = (event: PointerEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    const across = (event.clientX - frame.left) / frame.width
    const down = (event.clientY - frame.top) / frame.height
    onChange(positionAt(view, across, down))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const moved = movedBy(event.key, position, view)
    if (moved === undefined) return
    event.preventDefault()
    onChange(moved)
  }
  const takeFromDevice = () => {
    setHasFailed(false)
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => {
        onChange({
          latitude: degreesText(coords.latitude),
          longitude: degreesText(coords.longitude),
        })
        setIsNear(true)
      },
      () => setHasFailed(true),
    )
    if (!navigator.geolocation) setHasFailed(true)
  }
  return (
    <div className={classes.map}>
      <svg
        id={id}
        role="application"
        tabIndex={0}
        aria-label={t($ => $.form.mapLabel)}
        aria-describedby={error ? `${id}-error` : undefined}
        className={classes.mapPicture}
        data-wrong={error ? true : undefined}
        viewBox={view.box}
        preserveAspectRatio="none"
        onPointerUp={handlePress}
        onKeyDown={handleKeyDown}
      >
        <MapDrawing unit={view.unit} />
        {position ? (
          <circle
            className={classes.mapPoint}
            {...placeOf(position)}
            r={view.unit * 7}
            strokeWidth={view.unit * 2}
          />
        ) : null}
      </svg>
      {error ? (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
      {hasFailed ? (
        <p className={classes.error} role="alert">
          {t($ => $.form.hereFailed)}
        </p>
      ) : null}
      <div className={classes.row}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCurrentLocation size={18} aria-hidden />}
          onClick={takeFromDevice}
        >
          {t($ => $.form.here)}
        </Button>
        {hasPoint ? (
          <Button
            variant="default"
            size="sm"
            leftSection={
              isNear ? <IconZoomOut size={18} aria-hidden /> : <IconZoomIn size={18} aria-hidden />
            }
            onClick={() => setIsNear(!isNear)}
          >
            {isNear ? t($ => $.form.zoomOut) : t($ => $.form.zoomIn)}
          </Button>
        ) : null}
      </div>
      <div className={classes.pair}>
        <TextField
          label={t($ => $.form.latitude)}
          value={latitude}
          inputMode="decimal"
          placeholder="42.874621"
          onChange={text => onChange({ latitude: plainDegrees(text), longitude })}
        />
        <TextField
          label={t($ => $.form.longitude)}
          value={longitude}
          inputMode="decimal"
          placeholder="74.569762"
          onChange={text => onChange({ latitude, longitude: plainDegrees(text) })}
        />
      </div>
    </div>
  )
}

/** As people type them: with a comma or a point. */
const plainDegrees = (text: string): string => text.trim().replace(',', '.')

const degreesText = (degrees: number): string => String(Math.round(degrees * 1e6) / 1e6)

/** The types of SVG elements leave out this attribute. */
const untranslated = { translate: 'no' } as const

/** Names stay readable where the whole map is as wide as a phone. */
const namePx = { desk: 13, phone: 22 } as const

function MapDrawing({ unit }: { unit: number }) {
  const language = useLanguage()
  const isPhone = useMedia(phoneQuery)
  return (
    <g aria-hidden>
      <polygon className={classes.mapLand} points={polygonOf(border)} />
      <polygon className={classes.mapWater} points={polygonOf(issykKul)} />
      {cities.map(city => {
        const { cx, cy } = placeOf({
          latitude: String(city.latitude),
          longitude: String(city.longitude),
        })
        return (
          <g key={city.name.en}>
            <circle className={classes.mapCity} cx={cx} cy={cy} r={unit * 3} />
            <text
              className={classes.mapName}
              x={cx}
              y={cy - unit * 7}
              fontSize={unit * (isPhone ? namePx.phone : namePx.desk)}
              textAnchor="middle"
              {...untranslated}
            >
              {city.name[language]}
            </text>
          </g>
        )
      })}
    </g>
  )
}
