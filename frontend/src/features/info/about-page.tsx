export default function AboutPage() {
  return <div className="page" />;
}
