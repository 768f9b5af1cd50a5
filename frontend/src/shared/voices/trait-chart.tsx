import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type { Trait } from '@repurpose/contract';
import { TRAIT_TEXTS } from './trait-texts.js';

type TraitChartProps = { traits: readonly Trait[]; heightPx: number };

/** Values further outside are drawn at the edge. */
const EDGE = 0.92;
/** Of all traits. */
const RANGE = [0, 1] as const;

/** Relative to the samples' range: 0 is its low end, 1 its high end. */
function placeOf({ value, low, high }: Trait): number {
  const outside = value < low ? value - low : Math.max(value - high, 0);
  const width = Math.max(high - low, Math.abs(high) * 0.25, 0.005);
  if (outside < 0) return Math.max(-EDGE, outside / width);
  if (outside > 0) return Math.min(1 + EDGE, 1 + outside / width);
  return high === low ? 0.5 : (value - low) / (high - low);
}

/** All traits share one band: the samples' range. */
export default function TraitChart({ traits, heightPx }: TraitChartProps) {
  const points = traits.map((trait, y) => ({ id: trait.key, x: placeOf(trait), y }));
  const isInside = ({ x }: { x: number }): boolean => x >= RANGE[0] && x <= RANGE[1];
  const describe = (_value: unknown, at: { dataIndex: number }, within: typeof points): string => {
    const trait = traits[within[at.dataIndex]?.y ?? -1];
    if (trait === undefined) return '';
    const { label, show } = TRAIT_TEXTS[trait.key];
    return `${label}: ${show(trait.value)} (samples ${show(trait.low, trait.high)})`;
  };
  const series = [
    { label: 'As in the samples', color: 'var(--true)', data: points.filter(isInside) },
    { label: 'Unlike the samples', color: 'var(--doubt)', data: points.filter((point) => !isInside(point)) },
  ];
  return (
    <ScatterChart
      height={heightPx}
      margin={{ left: 0, right: 8, top: 0, bottom: 0 }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      series={series.map((each) => ({
        ...each,
        markerSize: 6,
        valueFormatter: (value, at) => describe(value, at, each.data),
      }))}
      xAxis={[
        {
          min: RANGE[0] - 1,
          max: RANGE[1] + 1,
          tickInterval: [-0.5, 0.5, 1.5],
          valueFormatter: (at: number) => (at < 0 ? 'less' : at > 1 ? 'more' : 'samples'),
          disableTicks: true,
          disableLine: true,
        },
      ]}
      yAxis={[
        {
          min: -0.5,
          max: traits.length - 0.5,
          reverse: true,
          width: 140,
          tickInterval: traits.map((_, at) => at),
          valueFormatter: (at: number) => TRAIT_TEXTS[traits[at]?.key ?? 'variety'].label,
          disableTicks: true,
          disableLine: true,
        },
      ]}
    >
      <SampleRange />
    </ScatterChart>
  );
}

function SampleRange() {
  const scale = useXScale();
  const { top, height } = useDrawingArea();
  const [from, to] = RANGE.map((end) => Number(scale(end)));
  return (
    <rect
      x={from}
      y={top}
      width={(to ?? 0) - (from ?? 0)}
      height={height}
      fill="var(--true)"
      fillOpacity={0.1}
      pointerEvents="none"
    />
  );
}
