import { buildClientIfStale } from '@bowerbird/app/boot/client-build.ts';
import { FIRST_ROUTE_BUDGET, weighRoutes } from '@bowerbird/app/boot/route-weights.ts';
import { weighHome } from './support/home.ts';
import { startBenchInstance } from './support/instance.ts';
import { report } from './support/report.ts';

const PINS = 25;
const { script, style, html } = FIRST_ROUTE_BUDGET;

export const help = `Brotli kilobytes of JavaScript and CSS of each route's first visit, read from the build, and of the first route's HTML with ${PINS} pins; beside the first route's budget; ≤ ${script}, ${style} and ${html} KB.`;

/** What a first visit weighs; the first route has to hold. */
export async function run() {
  await buildClientIfStale(() => console.log('Building the pages'), new AbortController().signal);
  const bytes = await weighServedHome();
  const detail = weighRoutes().map(({ isFirst, ...weight }) => ({ ...weight, html: isFirst ? Math.round(bytes / 102.4) / 10 : '' }));
  const first = detail.find(({ html: weight }) => weight !== '')!;
  const figure = Math.max(first.script / script, first.style / style, Number(first.html) / html);
  const unit = `× of ${script} KB script, ${style} KB style and ${html} KB HTML on the first route`;
  return report({ name: 'weight', figure, unit, reach: 1, holds: figure <= 1, detail });
}

async function weighServedHome(): Promise<number> {
  const instance = await startBenchInstance({ pins: PINS });
  try {
    return await weighHome(instance.url, PINS);
  } finally {
    await instance.close();
  }
}
