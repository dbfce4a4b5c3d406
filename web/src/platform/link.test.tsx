import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/open.tsx';
import { Link, NavLink } from './link.tsx';

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

test('a link opens its page in this document, with what the page is told', async () => {
  const onClick = vi.fn();
  await show(
    <>
      <Link to="/match/1?step=2" state={{ from: 'home' }} onClick={onClick} className="way">
        Game
      </Link>
      <Here />
    </>,
  );
  const link = page.getByRole('link', { name: 'Game' });
  await expect.element(link).toHaveAttribute('href', '/match/1?step=2');
  await link.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/match/1?step=2 {"from":"home"}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('one that is held back, or opened in another window, leaves the page as it is', async () => {
  const opened = vi.fn((event: Event) => event.preventDefault());
  await show(
    <>
      <Link to="/held" onClick={(event) => event.preventDefault()}>
        Held
      </Link>
      <Link to="/beside">Beside</Link>
      <Here />
    </>,
  );
  const before = page.getByRole('status').element().textContent;
  await page.getByRole('link', { name: 'Held' }).click();
  window.addEventListener('click', opened, { once: true });
  await userEvent.keyboard('{Control>}');
  await page.getByRole('link', { name: 'Beside' }).click({ modifiers: ['Control'] });
  await userEvent.keyboard('{/Control}');
  expect(opened).toHaveBeenCalledOnce();
  expect(page.getByRole('status').element().textContent).toBe(before);
});

test('a link that changes only the query keeps the page', async () => {
  await show(
    <>
      <Link to="?tab=requests" replace preventScrollReset>
        Requests
      </Link>
      <Link to={{ search: 'step=3' }}>Step</Link>
      <Here />
    </>,
  );
  await page.getByRole('link', { name: 'Requests' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/?tab=requests null');
  await page.getByRole('link', { name: 'Step' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/?step=3 null');
});

test('the navigation marks the present page, and the entry that it belongs to', async () => {
  await show(
    <>
      <Link to="/communities/delft">Open</Link>
      <NavLink to="/communities">Communities</NavLink>
      <NavLink to="/com">Another</NavLink>
    </>,
  );
  await page.getByRole('link', { name: 'Open' }).click();
  await expect.element(page.getByRole('link', { name: 'Communities' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Another' })).not.toHaveAttribute('aria-current');
});
