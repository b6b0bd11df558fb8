import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { courses } from './menu.ts';

/** Leads to the courses, and marks the one that is being read. */
export function Courses() {
  const [read, setRead] = useState<readonly string[]>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => entry.isIntersecting);
        setRead((before) => [
          ...before.filter((id) => !entries.some(({ target }) => target.id === id)),
          ...seen.map(({ target }) => target.id),
        ]);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const course of document.querySelectorAll('.course')) observer.observe(course);
    return () => observer.disconnect();
  }, []);
  return courses.map(({ id, name }) => (
    <CourseLink key={id} id={id} name={name} isRead={read.includes(id)} />
  ));
}

type CourseLinkProps = { id: string; name: string; isRead: boolean };

function CourseLink({ id, name, isRead }: CourseLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const { current } = link;
    const row = current?.parentElement;
    // Only the row itself moves: scrollIntoView would also move the page.
    if (isRead && row)
      row.scrollTo({ left: current.offsetLeft - row.clientWidth / 2 + current.offsetWidth / 2 });
  }, [isRead]);
  return (
    <a ref={link} href={`#${id}`} aria-current={isRead ? 'true' : undefined}>
      {name}
    </a>
  );
}
