import { useEffect } from 'react';
import type { View } from '../views.ts';
import { reportPageView, startAnalytics } from './analytics.ts';

type VisitProps = { view: View };

/** Shows nothing: reports every view that is shown, once. */
export function Visit({ view }: VisitProps) {
  useEffect(() => void startAnalytics(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is what it is about
  useEffect(reportPageView, [view]);
  return null;
}
